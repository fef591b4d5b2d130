'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '#components/ui/when-idle.ts';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { ChipWords } from './place-words.ts';

interface LateLocationChipProps {
  place: PagePlace | null;
  words: ChipWords;
  /** Shown until the code has loaded, in the same size. */
  children: ReactNode;
}

/** The location chip, loaded after the page: its code is too large for the first script of a page of guests. */
export const LateLocationChip = ({ place, words, children }: LateLocationChipProps) => {
  const [chip, setChip] = useState<ReactNode>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { LocationChip } = await import('./location-chip.tsx');
      setChip(<LocationChip place={place} words={words} />);
    };
    return whenIdle(() => void load().catch(() => undefined));
  }, [place, words]);
  return chip ?? children;
};
