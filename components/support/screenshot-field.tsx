'use client';

import { PictureTiles } from '#components/page/picture-tiles.tsx';
import type { tickets } from '#lib/features/support/texts/support.en.ts';
import type { Screenshots } from './use-screenshots.ts';

const MAX_SCREENSHOTS = 3;

interface ScreenshotFieldProps {
  screenshots: Screenshots;
  words: (typeof tickets)['feedback'];
}

/** Up to three pictures of what is meant. */
export const ScreenshotField = ({ screenshots, words }: ScreenshotFieldProps) => (
  <div className="flex flex-col gap-1.5">
    <p className="text-sm font-medium">{words.screenshots}</p>
    <PictureTiles
      pictures={screenshots.shown}
      limit={MAX_SCREENSHOTS}
      isBusy={screenshots.isBusy}
      sizeClass="aspect-[3/4] w-20"
      words={{
        picture: words.screenshot,
        remove: words.removeScreenshot,
        add: words.addScreenshot,
        uploading: words.uploading,
      }}
      onAdd={screenshots.add}
      onRemove={screenshots.remove}
    />
    <p className="text-sm text-muted">{words.screenshotsHint}</p>
  </div>
);
