'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { favorites } from '#lib/features/favorites/texts/favorites.en.ts';
import type { SavedThing } from './use-favorite.ts';
import { tellRefusal, type RefusalWords, useFavorite } from './use-favorite.ts';

export type RowWords = (typeof favorites)['list'] & {
  refusal: RefusalWords;
};

interface FavoriteRowProps {
  thing: SavedThing;
  href: string;
  name: string;
  picture: ReactNode;
  /** What stands below the name. */
  children: ReactNode;
  words: RowWords;
}

interface RowButtonProps extends Pick<FavoriteRowProps, 'name' | 'words'> {
  isOn: boolean;
  onToggle(): void;
}

// One button for both ways, so that the focus stays where it was.
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

/** Something saved: a tap opens it, the cross takes it away, and until one leaves the page it can be had back. */
export const FavoriteRow = ({ thing, href, name, picture, children, words }: FavoriteRowProps) => {
  const onFail = (error: unknown): void => tellRefusal(error, words.refusal);
  const { isOn, toggle } = useFavorite({ thing, isFavorite: true, onFail });
  return (
    <li
      data-removed={!isOn || undefined}
      className="group/row flex items-center gap-1 rounded-card border border-line bg-card pr-1 shadow-soft data-removed:border-dashed data-removed:shadow-none"
    >
      <Link href={href} prefetch={false} className="flex min-w-0 flex-1 items-center gap-3 rounded-card p-3">
        {picture}
        <div className="min-w-0 flex-1 group-data-removed/row:text-muted">
          <h2 className="leading-snug font-semibold">{name}</h2>
          {children}
        </div>
      </Link>
      <div className="flex flex-col items-center">
        <span role="status" className="text-xs text-muted">
          {!isOn && words.removed}
        </span>
        <RowButton name={name} words={words} isOn={isOn} onToggle={toggle} />
      </div>
    </li>
  );
};
