import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { openBeside, type Router } from './beside.ts';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** Leads to the page's search box, or to the page that has one. */
const goToSearch = (): void => {
  const box = document.querySelector<HTMLInputElement>('main [role=search] input[type=search]');
  if (!box) return window.location.assign(publicPaths.search);
  box.focus();
  box.select();
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const isReachable = (element: HTMLElement): boolean => element.checkVisibility();

/** The first link or button of the card after, or before, the one that has the focus. */
const findNextCard = (target: Element, by: number): HTMLElement | undefined => {
  const list = target.closest('.cards');
  if (!list) return undefined;
  const cards = [...list.children];
  const at = cards.findIndex((card) => card.contains(target));
  const next = cards[at + by];
  return [...(next?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].find(isReachable);
};

/** Keys of a desk: / searches, arrows go from card to card. Whoever writes, or holds another key, is left alone. */
const handleKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target))
    return;
  if (event.key === '/') {
    event.preventDefault();
    return goToSearch();
  }
  const by = steps[event.key];
  const next = by !== undefined && event.target instanceof Element && findNextCard(event.target, by);
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** From now on, keys work, and cards open beside their list. */
export const listenOnDesk = (router: Router): void => {
  window.addEventListener('keydown', handleKey);
  openBeside(router);
  document.documentElement.setAttribute('data-desk', '');
};
