'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { usePageWords } from './page-words.tsx';
import { usePageTitle } from './use-page-title.ts';
import { isEntered } from './use-pane.ts';

interface PaneProps {
  /** The id in the address. */
  id: string;
  title: string;
  /** The name of the thing in the pane, before the page's title in the title of the document. */
  name: string;
  pageTitle: string;
  /** An action for the whole item, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

const findCard = (): HTMLElement | null => document.querySelector('[data-open] [data-slot=card-link]');

/** Esc closes the pane, unless a sheet is open above it, and returns the focus to the card. */
const useEscape = (closed: string | null): void => {
  const router = useRouter();
  // Before the paint: a key pressed as soon as the pane shows must close it.
  useLayoutEffect(() => {
    if (closed === null) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role=dialog]')) return;
      // The browser would clear a search box.
      event.preventDefault();
      findCard()?.focus();
      router.replace(closed, { scroll: false });
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [router, closed]);
};

/** Moves the focus into the pane with the card that was opened, and back to the card when the pane closes. */
const useFocusMoves = (id: string, isOpen: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen || !isEntered(id)) return;
    const card = findCard();
    // The list has become narrower, and the card may have moved out of sight.
    card?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) card?.focus();
    };
  }, [id, isOpen]);
  return heading;
};

/**
 * The item picked from a list: beside the list on desktop, over it on a phone (reached there only by a shared link).
 * It closes when the address no longer names it.
 */
export const Pane = ({ id, title, name, pageTitle, action, children }: PaneProps) => {
  const { close } = usePageWords();
  const path = usePathname();
  const left = new URLSearchParams(useSearchParams().toString());
  const isOpen = left.get('open') === id;
  const pane = useRef<HTMLElement>(null);
  left.delete('open');
  const closed = left.size > 0 ? `${path}?${left.toString()}` : path;
  useEscape(isOpen ? closed : null);
  const heading = useFocusMoves(id, isOpen);
  usePageTitle(isOpen ? name : null, pageTitle);
  // The next item starts at the top.
  useEffect(() => {
    void pane.current?.scrollTo({ top: 0 });
  }, [id]);
  if (!isOpen) return null;
  return (
    <aside
      ref={pane}
      data-slot="pane"
      aria-label={title}
      className="fixed inset-x-0 top-14 short:top-0 bottom-[calc(var(--nav-room,0px)+env(safe-area-inset-bottom))] z-9 flex flex-col scroll-pt-18 scroll-pb-24 short:scroll-p-4 overflow-y-auto overscroll-contain bg-ground lg:top-0 lg:left-auto lg:w-(--pane) lg:border-l lg:border-line print:static"
    >
      <div
        data-slot="pane-head"
        className="sticky top-0 z-10 flex min-h-14 shrink-0 items-center gap-2 border-b border-line bg-card px-4 short:static"
      >
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 truncate text-lg leading-tight font-semibold outline-none"
        >
          {title}
        </h2>
        {action}
        <Link
          data-slot="pane-close"
          href={closed}
          aria-label={close}
          replace
          scroll={false}
          prefetch={false}
          className="-mr-3 grid size-12 place-items-center rounded-control hover:bg-chip"
        >
          <X aria-hidden className="size-6" />
        </Link>
      </div>
      <div className="flex flex-1 flex-col gap-4 p-4 [--nav-room:0px]">{children}</div>
    </aside>
  );
};
