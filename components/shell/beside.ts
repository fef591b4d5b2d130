import type { useRouter } from 'next/navigation';

const isDesk = (): boolean => window.matchMedia('(width >= 64rem)').matches;

const findPane = (): Element | null => document.querySelector('[data-slot=pane]');

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.cards a') : null;

export type Router = ReturnType<typeof useRouter>;

/** What the address of a card's own page begins with, up to its id; null where no list opens its cards beside it. */
const findPage = (): string | null =>
  document.querySelector<HTMLElement>('[data-beside]')?.dataset['beside'] ?? null;

/** Opens the card that a link belongs to; answers whether it is one of this list. */
const open = (link: HTMLAnchorElement | null, router: Router): boolean => {
  const page = findPage();
  if (page === null) return false;
  const { pathname, search } = link ? new URL(link.href) : { pathname: '', search: '' };
  const id = pathname.startsWith(page) && search === '' ? pathname.slice(page.length) : '';
  if (!/^[0-9a-f]{24}$/.test(id) || !isDesk()) return false;
  const { location } = window;
  const params = new URLSearchParams(location.search);
  if (params.get('open') === id) return true;
  params.set('open', id);
  router[findPane() ? 'replace' : 'push'](`${location.pathname}?${params.toString()}`, { scroll: false });
  return true;
};

const close = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role=dialog]')) return;
  const way = document.querySelector<HTMLElement>('[data-slot=pane-close]');
  if (!way) return;
  // The browser itself would empty a search box.
  event.preventDefault();
  way.click();
  document.querySelector<HTMLElement>(`[data-open] a[href^="${findPage()}"]`)?.focus();
};

/** When a key is let go, the arrow has led to its card. */
const follow = (event: KeyboardEvent, router: Router): void => {
  const page = findPage();
  if (page === null || !event.key.startsWith('Arrow') || !findPane()) return;
  const card = document.activeElement?.closest('.cards > li');
  const links = [...(card?.querySelectorAll('a') ?? [])];
  open(links.find(({ pathname }) => pathname.startsWith(page)) ?? null, router);
};

/**
 * Lets the cards of a list that says so (`data-beside`) open beside it: the address says which, arrows go on to the next
 * one, Esc closes it. One step back closes it too, however many were looked at.
 */
export const openBeside = (router: Router): void => {
  const handleClick = (event: MouseEvent): void => {
    if (isPlain(event) && open(linkAt(event.target), router)) event.preventDefault();
  };
  // Before the links' own listeners.
  window.addEventListener('click', handleClick, { capture: true });
  window.addEventListener('keydown', close);
  window.addEventListener('keyup', (event) => follow(event, router));
};
