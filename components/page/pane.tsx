'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePageWords } from './page-words.tsx';

interface PaneProps {
  /** What the address calls open. */
  id: string;
  title: string;
  /** What can be done with it as a whole, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** The card of the list that is open, while it is. */
const useMark = (id: string, isOpen: boolean): void =>
  useEffect(() => {
    const link = isOpen && document.querySelector(`.cards a[href$="/${id}"]`);
    const card = link ? link.closest('li') : null;
    card?.setAttribute('data-open', '');
    return () => card?.removeAttribute('data-open');
  }, [id, isOpen]);

/**
 * What was chosen from a list, beside it on a desk; on a phone, which comes here by a shared address alone, over it. It goes
 * when the address no longer names it.
 */
export const Pane = ({ id, title, action, children }: PaneProps) => {
  const { close } = usePageWords();
  const path = usePathname();
  const left = new URLSearchParams(useSearchParams().toString());
  const isOpen = left.get('open') === id;
  const pane = useRef<HTMLElement>(null);
  useMark(id, isOpen);
  // The next one is read from its beginning.
  useEffect(() => {
    void pane.current?.scrollTo({ top: 0 });
  }, [id]);
  if (!isOpen) return null;
  left.delete('open');
  return (
    <aside
      ref={pane}
      data-slot="pane"
      aria-label={title}
      className="fixed inset-x-0 top-14 bottom-[calc(var(--nav-room,0px)+env(safe-area-inset-bottom))] z-9 flex flex-col overflow-y-auto overscroll-contain bg-ground lg:top-0 lg:left-auto lg:w-(--pane) lg:border-l lg:border-line print:static"
    >
      <div
        data-slot="pane-head"
        className="sticky top-0 z-10 flex min-h-14 shrink-0 items-center gap-2 border-b border-line bg-card px-4"
      >
        <h2 className="min-w-0 flex-1 truncate text-lg leading-tight font-semibold">{title}</h2>
        {action}
        <Link
          data-slot="pane-close"
          href={left.size > 0 ? `${path}?${left.toString()}` : path}
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
