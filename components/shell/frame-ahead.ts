import { accountPaths, publicPaths, workerPaths } from '#lib/platform/navigation/paths.ts';

// Pages of text and rows; all others are card grids.
const narrow: ReadonlySet<string> = new Set([accountPaths.profile, workerPaths.profile, publicPaths.more]);

const rowClass = 'block rounded-card bg-line';

const make = (tag: 'div' | 'p' | 'span', className: string, ...children: readonly Node[]): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
};

const cloneChildren = (selector: string): Node[] => {
  const found = document.querySelector(selector);
  return found ? [found.cloneNode(true)] : [];
};

/**
 * The left part of a page's header: its title, which equals the tab's label; the start page shows the product's name.
 */
const buildTitle = (href: string, label: string): Node[] => {
  if (href === publicPaths.home) return cloneChildren('[data-slot=brand]');
  return [make('p', 'text-lg leading-tight font-semibold', document.createTextNode(label))];
};

const draw = (href: string, label: string): HTMLElement => {
  const width = `mx-auto w-full ${narrow.has(href) ? 'max-w-(--narrow)' : 'max-w-(--wide)'}`;
  const title = make('div', 'min-w-0 flex-1', ...buildTitle(href, label));
  const head = make(
    'div',
    `${width} flex min-h-14 items-center gap-2 px-4 py-1`,
    title,
    ...cloneChildren('header [data-slot=news]'),
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
 * Shows the frame of a tab's page right after the tap, as a slow phone needs longer to render the page than a tap may
 * wait. It disappears with the old page; the caller removes it if the old page stays.
 */
export const showFrameAhead = (href: string, label: string): (() => void) => {
  const old = { href: location.href, main: document.querySelector('main') };
  const frame = draw(href, label);
  // More of the old page may still stream in and bring another `main` for the old address.
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
