import type { useRouter } from 'next/navigation';
import { showFrameAhead } from './frame-ahead.ts';
import { tabs } from './tabs.ts';

const PENDING = 'data-going';
const CHECK_EVERY_MS = 100;
const MAX_MARK_MS = 15_000;
const MAX_FRAME_MS = 200;

let stop = (): void => undefined;

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Returns the link that leads this tab to another page of ours. */
const findInternalLink = ({ target }: MouseEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
};

/**
 * Marks a link and its surroundings until the page or sheet opens; styles/parts.css draws the marks. Selectors that
 * look for a marked link from the root (`:has`) would cost a slow phone more than the mark itself.
 */
const mark = (link: HTMLAnchorElement, around: Element): void => {
  stop();
  const from = location.href;
  const until = performance.now() + MAX_MARK_MS;
  const isOver = (): boolean =>
    location.href !== from ||
    performance.now() > until ||
    document.querySelector('[data-slot=sheet]') !== null;
  const timer = setInterval(() => isOver() && stop(), CHECK_EVERY_MS);
  stop = () => {
    clearInterval(timer);
    for (const element of [link, around]) element.removeAttribute(PENDING);
    stop = () => undefined;
  };
  for (const element of [link, around]) element.setAttribute(PENDING, '');
};

/** Acts after the next frame is painted; in a hidden tab, a little later. */
const afterFrame = (act: () => void): void => {
  let isDone = false;
  const once = (): void => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, MAX_FRAME_MS);
};

/** Returns the navigation bar a link belongs to. */
const findNavigation = (link: Element): Element | null =>
  link.closest('ul')?.closest('[data-slot=bottom-navigation]') ?? null;

const handleClick = (event: MouseEvent): void => {
  const link = isPlainClick(event) ? findInternalLink(event) : null;
  if (link) mark(link, (navigator.onLine && findNavigation(link)) || document.documentElement);
};

/** Shows the frame of a tab's page at once; rendering the page starts after that is painted, or both would be late. */
const openTab = (href: string, label: string, navigate: () => void): boolean => {
  // Offline, the browser's own navigation reaches the cached pages.
  if (!navigator.onLine || href === location.pathname + location.search) return false;
  const unmark = stop;
  const takeFrame = showFrameAhead(href, label);
  const own = (): void => {
    takeFrame();
    unmark();
  };
  stop = own;
  afterFrame(() => stop === own && navigate());
  return true;
};

/** Marks tapped links as loading and shows the frame of a tab's page at once. */
export const installLinkFeedback = (router: ReturnType<typeof useRouter>): void => {
  document.addEventListener('click', handleClick, { capture: true });
  tabs.open = (href, label) => openTab(href, label, () => router.push(href));
  // A reader who goes back in the meantime stays on the current page.
  for (const kind of ['popstate', 'pageshow']) window.addEventListener(kind, () => stop());
};
