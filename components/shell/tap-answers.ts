const GOING = 'data-going';
const LOOK_MS = 100;
const LONGEST_MS = 15_000;

let stop = (): void => undefined;

const isOwnKey = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The link that leads this tab to another page of ours. */
const findWay = ({ target }: MouseEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
};

/** Marks a tapped link until the other page, or a sheet, is there: the mark is drawn by styles/parts.css. */
const answer = (event: MouseEvent): void => {
  const link = isOwnKey(event) ? findWay(event) : null;
  if (!link) return;
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
    link.removeAttribute(GOING);
  };
  link.setAttribute(GOING, '');
};

/** From now on, tapped links say that they lead somewhere. */
export const answerTaps = (): void => document.addEventListener('click', answer, { capture: true });
