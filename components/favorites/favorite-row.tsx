'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonVariants } from '#components/ui/button.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { favorites } from '#lib/features/favorites/texts/favorites.en.ts';
import type { SavedThing } from '#lib/features/favorites/client/favorite-writes.ts';
import { useNotSent } from '#components/page/use-not-sent.ts';
import { showRefusal, type RefusalWords, useFavorite } from './use-favorite.ts';

export type RowWords = (typeof favorites)['list'] & {
  refusal: RefusalWords;
  save: string;
  remove: string;
  /** Labels of the link that books a worker. */
  book: string;
  bookWith: string;
};

interface FavoriteRowProps {
  thing: SavedThing;
  href: string;
  name: string;
  picture: ReactNode;
  /** Rendered below the name. */
  children: ReactNode;
  /** Opens the booking form. */
  book?: { href: string; label: string };
  words: RowWords;
}

interface RowButtonProps extends Pick<FavoriteRowProps, 'name' | 'words'> {
  isOn: boolean;
  onToggle(): void;
}

// One button for both states keeps the focus in place.
const RowButton = ({ name, words, isOn, onToggle }: RowButtonProps) => (
  <button
    type="button"
    aria-label={fill(isOn ? words.remove : words.undoFor, { name })}
    onClick={onToggle}
    className="inline-flex min-h-12 min-w-12 shrink-0 items-center justify-center rounded-control px-2 font-semibold text-brand"
  >
    {isOn ? <X aria-hidden className="size-5 text-muted" /> : words.undo}
  </button>
);

/** A favorite: a tap opens it, the cross removes it, and it can be restored until the page is left. */
export const FavoriteRow = ({ thing, href, name, picture, children, book, words }: FavoriteRowProps) => {
  const onFail = (error: unknown): void => showRefusal(error, words.refusal);
  const acts = { save: fill(words.save, { name }), remove: fill(words.remove, { name }) };
  const { isOn, waitingAct, toggle } = useFavorite({ thing, isFavorite: true, acts, onFail });
  const notSent = useNotSent(waitingAct);
  return (
    <li
      data-removed={!isOn || undefined}
      className="group/row flex items-center gap-1 rounded-card border border-line bg-card pr-2 shadow-soft data-removed:border-dashed data-removed:shadow-none"
    >
      <Link
        href={href}
        prefetch={false}
        className="flex min-w-0 flex-1 flex-wrap items-center gap-3 rounded-card p-3"
      >
        {picture}
        <div className="beside group-data-removed/row:text-muted">
          <h2 className="leading-snug font-semibold">{name}</h2>
          {children}
          <span role="status" className="text-sm text-muted">
            {notSent}
          </span>
        </div>
      </Link>
      <div className="flex flex-col items-end self-stretch pb-3">
        <span role="status" className="text-xs text-muted">
          {!isOn && words.removed}
        </span>
        <RowButton name={name} words={words} isOn={isOn} onToggle={toggle} />
        {book && isOn && (
          <Link
            href={book.href}
            prefetch={false}
            aria-label={book.label}
            className={buttonVariants({ size: 'compact' })}
          >
            {words.book}
          </Link>
        )}
      </div>
    </li>
  );
};
