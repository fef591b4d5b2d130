'use client';
// Drawn by the browser's half: of a long page made on the server React sends the rest in pieces, and a piece that begins
// inside an <svg> comes in a wrapper whose inline style our policy refuses.

import type { ReactNode } from 'react';
import {
  acTechnician,
  carpenter,
  cook,
  driver,
  electrician,
  gardener,
  houseCleaner,
  mason,
  mechanic,
  painter,
  plumber,
  tailor,
  welder,
} from './pictures/trades.tsx';
import { toolbox } from './pictures/toolbox.tsx';

type Tint = 'cool' | 'warm';

interface Picture {
  drawing: ReactNode;
  tint: Tint;
}

const cool = (drawing: ReactNode): Picture => ({ drawing, tint: 'cool' });
const warm = (drawing: ReactNode): Picture => ({ drawing, tint: 'warm' });

// A trade keeps its picture and its ground wherever it appears, so that it is known without reading.
const pictures = new Map<string, Picture>([
  ['ac-technician', cool(acTechnician)],
  ['carpenter', warm(carpenter)],
  ['cook', cool(cook)],
  ['driver', warm(driver)],
  ['electrician', warm(electrician)],
  ['gardener', cool(gardener)],
  ['house-cleaner', warm(houseCleaner)],
  ['mason', cool(mason)],
  ['mechanic', cool(mechanic)],
  ['painter', warm(painter)],
  ['plumber', cool(plumber)],
  ['tailor', warm(tailor)],
  ['welder', warm(welder)],
]);

const tints = { cool: 'bg-tint', warm: 'bg-tint-warm' } satisfies Record<Tint, string>;

interface TradePictureProps {
  /** A key of our drawings; one that we do not have shows a toolbox. */
  picture: string;
  className?: string;
}

/** The picture of a trade on its tinted tile. The name stands beside it, so screen readers skip it. */
export const TradePicture = ({ picture, className = '' }: TradePictureProps) => {
  const { drawing, tint } = pictures.get(picture) ?? cool(toolbox);
  return (
    <span
      aria-hidden
      data-picture={picture}
      className={`grid aspect-square place-items-center rounded-tile ${tints[tint]} ${className}`}
    >
      <svg viewBox="0 0 48 48" className="size-[64%]">
        {drawing}
      </svg>
    </span>
  );
};
