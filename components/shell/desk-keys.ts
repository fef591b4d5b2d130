import { publicPaths } from '#lib/platform/navigation/paths.ts';

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

/** Lists whose cards open beside them, and the pages that they lead to otherwise. */
const pages: Readonly<Record<string, string>> = { '/search': '/worker/', '/bookings': '/bookings/' };

const cardLink = '[data-slot=worker-card] a, [data-slot=booking-card] a';

/** What a card's link opens beside its list; null where it leads to a page of its own. */
const openedBy = (link: HTMLAnchorElement): string | null => {
  const { [window.location.pathname]: page } = pages;
  const { pathname, search } = new URL(link.href);
  if (page === undefined || search !== '' || !pathname.startsWith(page)) return null;
  return pathname.slice(page.length).split('/').length === 1 ? pathname.slice(page.length) : null;
};

const isDesk = (): boolean => window.matchMedia('(width >= 64rem)').matches;

const findPane = (): Element | null => document.querySelector('[data-slot=pane]');

type Go = (href: string, options: { scroll: false }) => void;

interface Router {
  push: Go;
  replace: Go;
}

/** Shows at once which card was taken. */
const mark = (link: Element): void => {
  document.querySelectorAll('[data-open]').forEach((card) => card.removeAttribute('data-open'));
  link.closest('li')?.setAttribute('data-open', '');
};

/** Opens a card beside its list. One tap is one step back, however many were looked at. */
const openBeside = (link: HTMLAnchorElement, router: Router): boolean => {
  const id = isDesk() && document.documentElement.classList.contains('member') ? openedBy(link) : null;
  if (id === null) return false;
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  params.set('open', id);
  mark(link);
  router[findPane() ? 'replace' : 'push'](`${pathname}?${params.toString()}`, { scroll: false });
  return true;
};

const handleClick = (event: MouseEvent, router: Router): void => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest(cardLink) : null;
  if (!(link instanceof HTMLAnchorElement) || !openBeside(link, router)) return;
  event.preventDefault();
  event.stopPropagation();
};

/** Closes what is open beside a list; the focus goes back to its card. */
const closePane = (): void => {
  document.querySelector<HTMLElement>('[data-slot=pane-close]')?.click();
  document.querySelector<HTMLElement>('[data-open] a')?.focus();
};

/** Follows the arrows with what is open beside the list. */
const follow = (card: HTMLElement, router: Router): void => {
  const links = [...(card.closest('li')?.querySelectorAll('a') ?? [])];
  const link = links.find((one) => openedBy(one) !== null);
  if (findPane() && link) openBeside(link, router);
};

/** Keys of a desk: / searches, Esc closes what stands beside a list, arrows go from card to card. Whoever writes, or holds another key, is left alone. */
const handleKey = (event: KeyboardEvent, router: Router): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target))
    return;
  if (event.key === '/') {
    event.preventDefault();
    return goToSearch();
  }
  if (event.key === 'Escape' && findPane()) return closePane();
  const by = steps[event.key];
  const next = by !== undefined && event.target instanceof Element && findNextCard(event.target, by);
  if (!next) return;
  event.preventDefault();
  next.focus();
  follow(next, router);
};

/** Begins to hear the keys and clicks of a desk. */
export const startDesk = (router: Router): void => {
  window.addEventListener('keydown', (event) => handleKey(event, router));
  // Before the links' own listeners.
  window.addEventListener('click', (event) => handleClick(event, router), { capture: true });
};
