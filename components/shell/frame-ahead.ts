import { accountPaths, publicPaths, workerPaths } from '#lib/platform/navigation/paths.ts';

// Pages of text and rows; all others are pages of cards.
const narrow: ReadonlySet<string> = new Set([accountPaths.profile, workerPaths.profile, publicPaths.more]);

const rowClass = 'block rounded-card bg-line';

const make = (tag: 'div' | 'p' | 'span', className: string, ...children: readonly Node[]): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
};

const copyOf = (selector: string): Node[] => {
  const found = document.querySelector(selector);
  return found ? [found.cloneNode(true)] : [];
};

/** What a page has at the left of its header: its title, as its tab is called; the first page has the product's name. */
const titleOf = (tab: HTMLAnchorElement): Node[] => {
  if (tab.pathname === publicPaths.home) return copyOf('[data-slot=brand]');
  return [make('p', 'text-lg leading-tight font-semibold', document.createTextNode(tab.textContent.trim()))];
};

const draw = (tab: HTMLAnchorElement): HTMLElement => {
  const width = `mx-auto w-full ${narrow.has(tab.pathname) ? 'max-w-(--narrow)' : 'max-w-(--wide)'}`;
  const title = make('div', 'min-w-0 flex-1', ...titleOf(tab));
  const head = make(
    'div',
    `${width} flex min-h-14 items-center gap-2 px-4 py-1`,
    title,
    ...copyOf('header [data-slot=news]'),
  );
  const rows = ['h-12', 'h-32', 'h-32', 'h-32'].map((height) => make('span', `${rowClass} ${height}`));
  const frame = make(
    'div',
    'fixed inset-0 bottom-[calc(var(--nav-room,0px)+env(safe-area-inset-bottom))] left-(--side-room,0px) z-11 overflow-hidden bg-ground',
    make('div', 'border-b border-line bg-card pt-[env(safe-area-inset-top)]', head),
    make('div', `${width} flex animate-appear flex-col gap-4 p-4`, ...rows),
  );
  frame.dataset.slot = 'frame-ahead';
  frame.setAttribute('aria-hidden', 'true');
  frame.inert = true;
  return frame;
};

/**
 * Shows the frame of the page that a tab leads to in the frame of the tap itself: a slow phone works on the page for
 * longer than a tap may wait. It goes with the old page; the caller takes it away where that stays.
 */
export const showFrameAhead = (tab: HTMLAnchorElement): (() => void) => {
  const old = { href: location.href, main: document.querySelector('main') };
  const frame = draw(tab);
  // The rest of the old page may come meanwhile, and brings another `main` to the old address.
  const isOver = (): boolean => location.href !== old.href && document.querySelector('main') !== old.main;
  const observer = new MutationObserver(() => isOver() && take());
  const take = (): void => {
    observer.disconnect();
    frame.remove();
  };
  document.body.append(frame);
  observer.observe(document.body, { childList: true, subtree: true });
  return take;
};
