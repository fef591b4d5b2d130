'use client';

import { ImagePlus, X } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { held } from '#components/ui/button.tsx';
import { cn } from '#components/ui/cn.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { StoredImage } from '#lib/platform/images/contract.ts';

const tileClass = 'relative grid place-items-center rounded-control border';

interface PictureTilesProps {
  pictures: readonly StoredImage[];
  limit: number;
  isBusy: boolean;
  sizeClass: string;
  words: {
    readonly picture: string;
    readonly remove: string;
    readonly add: string;
    readonly uploading: string;
  };
  onAdd(file: File): unknown;
  onRemove(key: string): void;
}

/** Chosen pictures, each with a button to remove it, and a tile that adds one up to the limit. */
export const PictureTiles = ({ pictures, limit, isBusy, sizeClass, words, ...on }: PictureTilesProps) => {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) on.onAdd(file);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <>
      <ul className="flex flex-wrap gap-3 pt-1">
        {pictures.map(({ key, urls }, index) => (
          <li key={key} className={cn(tileClass, sizeClass, 'border-line')}>
            <picture>
              <img
                src={urls[256]}
                alt={fill(words.picture, { number: index + 1 })}
                className="absolute inset-0 size-full rounded-control object-cover"
              />
            </picture>
            <button
              type="button"
              aria-label={fill(words.remove, { number: index + 1 })}
              onClick={() => on.onRemove(key)}
              className="absolute -top-2 -right-2 grid size-11 place-items-center"
            >
              <span className="grid size-7 place-items-center rounded-full border border-line bg-card shadow-soft">
                <X aria-hidden className="size-4" />
              </span>
            </button>
          </li>
        ))}
        {pictures.length < limit && (
          <li>
            <button
              type="button"
              aria-label={isBusy ? words.uploading : words.add}
              aria-busy={isBusy}
              onClick={() => input.current?.click()}
              {...(isBusy && held)}
              className={cn(tileClass, sizeClass, 'border-dashed border-field bg-card text-muted')}
            >
              {isBusy ? <Spinner /> : <ImagePlus aria-hidden className="size-6" />}
            </button>
          </li>
        )}
      </ul>
      <input ref={input} type="file" accept="image/*" hidden onChange={onChange} />
    </>
  );
};
