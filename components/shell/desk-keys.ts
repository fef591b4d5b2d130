import { publicPaths } from '#lib/platform/navigation/paths.ts';

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** Focuses the page's search box, or opens the page that has one. */
const goToSearch = (): void => {
  const box = document.querySelector<HTMLInputElement>('main [role=search] input[type=search]');
  if (!box) return window.location.assign(publicPaths.search);
  box.focus();
  box.select();
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const isReachable = (element: HTMLElement): boolean => element.checkVisibility();

/** Returns the first link or button of the next or previous card. */
const findNextCard = (target: Element, by: number): HTMLElement | undefined => {
  const list = target.closest('.cards');
  if (!list) return undefined;
  const cards = [...list.children];
  const at = cards.findIndex((card) => card.contains(target));
  const next = cards[at + by];
  return [...(next?.querySelectorAll<HTMLElement>('a[href], button') ?? [])].find(isReachable);
};

/**
 * Keyboard shortcuts on desktop: / searches, arrow keys move between cards. Ignored while typing or with a modifier
 * key.
 */
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

/** Installs the keyboard shortcuts. */
export const installDesktopKeys = (): void => {
  window.addEventListener('keydown', handleKey);
  document.documentElement.setAttribute('data-desk', '');
};
