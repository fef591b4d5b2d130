'use client';

import { EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import type { WorkPicture } from '#lib/features/profiles/contracts/work-pictures.ts';
import type { workPictures } from '#lib/features/profiles/texts/profiles.en.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { guessLanguage } from '#lib/platform/i18n/guess-language.ts';

export type PictureWords = typeof workPictures;

interface TileProps {
  picture: WorkPicture;
  words: PictureWords;
  onOpen(): void;
  isHidden?: boolean;
}

/** A picture tile; a tap opens the picture. */
export const PictureTile = ({ picture: { caption, urls }, words, onOpen, isHidden = false }: TileProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={fill(words.open, { caption: caption || words.untitled })}
    onPointerEnter={preloadSheet}
    onClick={onOpen}
    className="relative block aspect-square w-full overflow-hidden rounded-control bg-chip"
  >
    {isHidden ? (
      <EyeOff aria-hidden className="mx-auto size-8 text-muted" />
    ) : (
      <picture>
        <img
          src={urls[256]}
          srcSet={`${urls[256]} 256w, ${urls[640]} 640w`}
          sizes="(min-width: 1024px) 12rem, 30vw"
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </picture>
    )}
  </button>
);

interface ViewerProps {
  picture: WorkPicture | null;
  words: PictureWords;
  onClose(): void;
  footer: ReactNode;
  why?: ReactNode;
}

/** One picture in full size with its caption. */
export const PictureViewer = ({ picture, words, onClose, footer, why }: ViewerProps) => {
  const sheetWords = usePageWords();
  // Keeps the picture visible while the sheet slides out.
  const [shown, setShown] = useState(picture);
  if (picture && picture !== shown) setShown(picture);
  if (!shown) return null;
  const title = shown.caption || words.untitled;
  return (
    <Sheet
      isWide
      isOpen={picture !== null}
      onClose={onClose}
      title={title}
      titleLanguage={guessLanguage(shown.caption)}
      words={sheetWords}
      footer={footer}
    >
      {why ?? (
        <picture>
          <img
            src={shown.urls[640]}
            alt={title}
            lang={guessLanguage(shown.caption)}
            className="mx-auto max-h-[65dvh] rounded-control object-contain"
          />
        </picture>
      )}
    </Sheet>
  );
};

/** A grid with three tiles per row on phones. */
export const PictureGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">{children}</ul>
);
