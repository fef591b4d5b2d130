'use client';
// A client component: on long pages React streams late parts, and a part that begins inside an <svg> gets a wrapper
// whose inline style our policy blocks.

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

// A trade keeps its picture and tint everywhere, so that it is recognised at a glance.
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
  /** A picture key; unknown keys show a toolbox. */
  picture: string;
  className?: string;
}

/** The picture of a trade on its tinted tile. Hidden from screen readers, as the name is shown beside it. */
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
