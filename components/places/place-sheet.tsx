'use client';

import type { ReactNode } from 'react';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import type { SheetProps } from '#components/ui/sheet.tsx';

type PlaceSheetProps = Pick<SheetProps, 'isOpen' | 'onClose' | 'title'>;

const load = async (onDone: () => void): Promise<ReactNode> => {
  const { openPlace } = await import('./open-place.tsx');
  return openPlace({ onDone });
};

/** The address form over the page; its code, its words and the saved address are fetched when it opens. */
export const PlaceSheet = (sheet: PlaceSheetProps) => <LazySheet {...sheet} load={load} />;
