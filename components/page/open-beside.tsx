'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';

const isDesk = (): boolean => window.matchMedia('(width >= 64rem)').matches;

const findPane = (): Element | null => document.querySelector('[data-slot=pane]');

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.cards a') : null;

interface OpenBesideProps {
  /** What the address of a card's own page begins with, up to its id. */
  page: string;
}

/**
 * On a desk the cards of the list open beside it: the address says which, arrows go on to the next one, Esc closes it. One
 * step back closes it too, however many were looked at. Elsewhere the links of the cards lead to pages of their own.
 */
export const OpenBeside = ({ page }: OpenBesideProps) => {
  const router = useRouter();
  const open = useEffectEvent((link: HTMLAnchorElement | null): boolean => {
    const { pathname, search } = link ? new URL(link.href) : { pathname: '', search: '' };
    const id = pathname.startsWith(page) && search === '' ? pathname.slice(page.length) : '';
    if (!/^[0-9a-f]{24}$/.test(id) || !isDesk()) return false;
    const { location } = window;
    const params = new URLSearchParams(location.search);
    if (params.get('open') === id) return true;
    params.set('open', id);
    router[findPane() ? 'replace' : 'push'](`${location.pathname}?${params.toString()}`, { scroll: false });
    return true;
  });
  const handleClick = useEffectEvent((event: MouseEvent): void => {
    if (!isPlain(event) || !open(linkAt(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role=dialog]')) return;
    document.querySelector<HTMLElement>('[data-slot=pane-close]')?.click();
    document.querySelector<HTMLElement>('[data-open] a')?.focus();
  });
  // When a key is let go, the arrow has led to its card.
  const follow = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.key.startsWith('Arrow') || !findPane()) return;
    const card = document.activeElement?.closest('.cards > li');
    open([...(card?.querySelectorAll('a') ?? [])].find(({ pathname }) => pathname.startsWith(page)) ?? null);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Before the links' own listeners.
    window.addEventListener('click', (event) => handleClick(event), { signal, capture: true });
    window.addEventListener('keydown', (event) => handleKey(event), { signal });
    window.addEventListener('keyup', (event) => follow(event), { signal });
    return () => controller.abort();
  }, []);
  return null;
};
