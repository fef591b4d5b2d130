'use client';

import { ChevronDown, MapPin } from 'lucide-react';
import { useState, type ReactNode, useEffect, useTransition } from 'react';
import { preloadSheet } from '#components/ui/sheet.tsx';
import type { SheetProps } from '#components/ui/sheet-panel.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { PagePlace } from '#lib/features/places/contracts/page-place.ts';
import type { ChipWords } from './place-words.ts';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { useRouter } from 'next/navigation';

/**
 * Where the page knows no place, finds one without asking: what this browser remembers, else the location where the
 * person has allowed it before. True while the browser looks for it.
 */
const useSilentPlace = ({ isKnown }: { isKnown: boolean }): boolean => {
  const router = useRouter();
  const [isLocating, setLocating] = useState(false);
  // Until the page has come for the place that was found.
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
      // Nobody has asked for it: the chip goes on inviting to choose a place.
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

/** The address form over the page; its code, its words and the saved address are fetched when it opens. */
const PlaceSheet = (sheet: PlaceSheetProps) => <LazySheet {...sheet} load={load} />;

interface LocationChipProps {
  /** What `findPagePlace()` found. */
  place: PagePlace | null;
  words: ChipWords;
}

const textOf = ({ place, words }: LocationChipProps): { city: string; pinCode: string | null } => {
  const { city, pinCode } = place ?? {};
  if (city) return { city, pinCode: pinCode ?? null };
  return { city: pinCode ?? words.none, pinCode: null };
};

/** The place in a page's header: city and PIN, and on a tap the form to change it. */
export const LocationChip = (props: LocationChipProps) => {
  const { place, words } = props;
  const [isOpen, setOpen] = useState(false);
  const isLocating = useSilentPlace({ isKnown: place !== null });
  const { city, pinCode } = textOf(props);
  return (
    <>
      <button
        onClick={() => setOpen(true)}
        onPointerEnter={preloadSheet}
        aria-haspopup="dialog"
        type="button"
        className="-ml-2 inline-flex min-h-12 max-w-[calc(100%+0.5rem)] items-center gap-2 rounded-control px-2 py-1 text-left hover:bg-chip"
      >
        {isLocating ? <Spinner /> : <MapPin aria-hidden className="size-5 shrink-0 text-brand" />}
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 leading-tight" aria-live="polite">
          <span className="font-semibold">{isLocating ? words.locating : city}</span>{' '}
          {pinCode && !isLocating && <span className="text-sm text-muted tabular-nums">{pinCode}</span>}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="sr-only"> {words.change}</span>
      </button>
      <PlaceSheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.change} />
    </>
  );
};
