'use client';

import { useState, type ReactNode, useEffect, useTransition } from 'react';
import { preloadSheet } from '#components/ui/sheet.tsx';
import type { SheetProps } from '#components/ui/sheet-panel.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { ChipWords } from './place-words.ts';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { useRouter } from 'next/navigation';

/**
 * Finds a place without prompting when the page has none: the one stored in this browser, else the device's location
 * if already allowed. Returns true while it looks.
 */
const useSilentPlace = ({ isKnown }: { isKnown: boolean }): boolean => {
  const router = useRouter();
  const [isLocating, setLocating] = useState(false);
  // Pending until the page is rendered for the new place.
  const [isRefreshing, refresh] = useTransition();
  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    const look = async (): Promise<void> => {
      const { findSilently } = await import('./find-silently.ts');
      const isFound = await findSilently({ onLocating: () => isShown && setLocating(true) });
      if (isShown && isFound) refresh(() => router.refresh());
    };
    look()
      // The user did not ask for this; the chip keeps offering to choose a place.
      .catch(() => undefined)
      .finally(() => isShown && setLocating(false));
    return () => {
      isShown = false;
    };
  }, [isKnown, router]);
  return isLocating || isRefreshing;
};

type PlaceSheetProps = Pick<SheetProps, 'isOpen' | 'onClose' | 'title'>;

const load = async (onDone: () => void): Promise<ReactNode> => {
  const { openPlace } = await import('./open-place.tsx');
  return openPlace({ onDone });
};

/** The address form in a sheet; code, texts and saved address load when it opens. */
const PlaceSheet = (sheet: PlaceSheetProps) => <LazySheet {...sheet} load={load} />;

export interface LocationChipProps {
  /** Result of `findPagePlace()`. */
  place: PagePlace | null;
  words: ChipWords;
}

interface LocationButtonProps extends LocationChipProps {
  /** Rendered on the server to keep icons out of the page's first script. */
  pin: ReactNode;
  chevron: ReactNode;
}

const toLabel = ({ place, words }: LocationChipProps): { city: string; pinCode: string | null } => {
  const { city, pinCode } = place ?? {};
  if (city) return { city, pinCode: pinCode ?? null };
  return { city: pinCode ?? words.none, pinCode: null };
};

/** The tappable part of `LocationChip`. */
export const LocationButton = (props: LocationButtonProps) => {
  const { place, words, pin, chevron } = props;
  const [isOpen, setOpen] = useState(false);
  const isLocating = useSilentPlace({ isKnown: place !== null });
  const { city, pinCode } = toLabel(props);
  const [hasLooked, setHasLooked] = useState(false);
  if (isLocating && !hasLooked) setHasLooked(true);
  const found = hasLooked ? [city, pinCode].filter(Boolean).join(' ') : '';
  return (
    <>
      <button
        onClick={() => setOpen(true)}
        onPointerEnter={preloadSheet}
        aria-haspopup="dialog"
        type="button"
        className="-ml-2 inline-flex min-h-12 max-w-[calc(100%+0.5rem)] items-center gap-2 rounded-control px-2 py-1 text-left hover:bg-chip"
      >
        {isLocating ? <Spinner /> : pin}
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 leading-tight">
          <span className="font-semibold">{isLocating ? words.locating : city}</span>{' '}
          {pinCode && !isLocating && <span className="text-sm text-muted tabular-nums">{pinCode}</span>}
        </span>
        {chevron}
        <span className="sr-only"> {words.change}</span>
      </button>
      {/* Inside the button, it would keep the button in reach beside an open sheet, which spares live regions. */}
      <span aria-live="polite" className="sr-only">
        {isLocating ? words.locating : found}
      </span>
      <PlaceSheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.change} />
    </>
  );
};
