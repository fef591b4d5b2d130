'use client';

import { ImagePlus, X } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { Spinner } from '#components/ui/spinner.tsx';
import type { StoredImage } from '#lib/platform/images/contract.ts';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { Screenshots } from './use-screenshots.ts';

const MOST = 3;
const tileClass = 'relative grid aspect-[3/4] w-20 place-items-center rounded-control border';

type Words = (typeof tickets)['feedback'];

interface ShotProps {
  image: StoredImage;
  number: number;
  words: Words;
  onRemove(): void;
}

const Shot = ({ image, number, words, onRemove }: ShotProps) => (
  <li className={`${tileClass} border-line`}>
    <img
      src={image.urls[256]}
      alt={fill(words.screenshot, { number })}
      className="absolute inset-0 size-full rounded-control object-cover"
    />
    <button
      type="button"
      aria-label={fill(words.removeScreenshot, { number })}
      onClick={onRemove}
      className="absolute -top-2 -right-2 grid size-11 place-items-center"
    >
      <span className="grid size-7 place-items-center rounded-full border border-line bg-card shadow-soft">
        <X aria-hidden className="size-4" />
      </span>
    </button>
  </li>
);

/** Up to three pictures of what is meant. */
export const ScreenshotField = ({ screenshots, words }: { screenshots: Screenshots; words: Words }) => {
  const input = useRef<HTMLInputElement>(null);
  const { shown, isBusy, add, remove } = screenshots;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) void add(file);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{words.screenshots}</p>
      <ul className="flex flex-wrap gap-3 pt-1">
        {shown.map((image, at) => (
          <Shot
            key={image.key}
            image={image}
            number={at + 1}
            words={words}
            onRemove={() => remove(image.key)}
          />
        ))}
        {shown.length < MOST && (
          <li>
            <button
              type="button"
              aria-label={isBusy ? words.uploading : words.addScreenshot}
              aria-busy={isBusy}
              disabled={isBusy}
              onClick={() => input.current?.click()}
              className={`${tileClass} border-dashed border-field bg-card text-muted`}
            >
              {isBusy ? <Spinner /> : <ImagePlus aria-hidden className="size-6" />}
            </button>
          </li>
        )}
      </ul>
      <input ref={input} type="file" accept="image/*" hidden onChange={onChange} />
      <p className="text-sm text-muted">{words.screenshotsHint}</p>
    </div>
  );
};
