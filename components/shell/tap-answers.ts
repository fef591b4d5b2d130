import { showFrameAhead } from './frame-ahead.ts';

const GOING = 'data-going';
const LOOK_MS = 100;
const LONGEST_MS = 15_000;
const LONGEST_FRAME_MS = 200;

let stop = (): void => undefined;
/** The tab whose frame is drawn, and which now leads on. */
let leading: HTMLAnchorElement | null = null;

const isOwnKey = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The link that leads this tab to another page of ours. */
const findWay = ({ target }: MouseEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
};

/**
 * Marks a link, and what shows it, until the other page, or a sheet, is there: the marks are drawn by styles/parts.css.
 * Selectors that look for a marked link from the root (`:has`) would cost a slow phone more than the mark itself.
 */
const mark = (link: HTMLAnchorElement, around: Element, takeFrame?: () => void): void => {
  stop();
  const from = location.href;
  const until = performance.now() + LONGEST_MS;
  const isOver = (): boolean =>
    location.href !== from ||
    performance.now() > until ||
    document.querySelector('[data-slot=sheet]') !== null;
  const timer = setInterval(() => isOver() && stop(), LOOK_MS);
  stop = () => {
    clearInterval(timer);
    takeFrame?.();
    for (const element of [link, around]) element.removeAttribute(GOING);
    stop = () => undefined;
  };
  for (const element of [link, around]) element.setAttribute(GOING, '');
};

/** Acts when the frame that is being made has been drawn; where nobody sees it, a little later. */
const afterFrame = (act: () => void): void => {
  let isDone = false;
  const once = (): void => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LONGEST_FRAME_MS);
};

/** Work on the page that a tab leads to begins when its frame is drawn: before it, the tap would wait for both. */
const leadAhead = (tab: HTMLAnchorElement, bar: Element, event: MouseEvent): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  mark(tab, bar, showFrameAhead(tab));
  const own = stop;
  afterFrame(() => {
    if (stop !== own) return;
    leading = tab;
    tab.click();
    leading = null;
  });
};

/** The bar of places, of a link that stands among them. */
const barOf = (link: Element): Element | null =>
  link.closest('ul')?.closest('[data-slot=bottom-navigation]') ?? null;

const answer = (event: MouseEvent): void => {
  const link = isOwnKey(event) ? findWay(event) : null;
  if (!link || link === leading) return;
  // Without the network the browser's own way leads to what the device keeps.
  const bar = navigator.onLine ? barOf(link) : null;
  if (bar) return leadAhead(link, bar, event);
  mark(link, document.documentElement);
};

/** From now on, tapped links say that they lead somewhere, and tabs show where. */
export const answerTaps = (): void => {
  document.addEventListener('click', answer, { capture: true });
  // Whoever goes back meanwhile stays on the page that is there.
  for (const kind of ['popstate', 'pageshow']) window.addEventListener(kind, () => stop());
};
