'use client';

import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PositionView } from '#lib/features/bookings/contracts/position.ts';
import type { onTheWay } from '#lib/features/bookings/texts/waiting.en.ts';
import { api } from '#lib/platform/browser/api.ts';
import { useNow } from '#lib/platform/browser/use-now.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatKilometres } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';

const MINUTE_MS = 60_000;
/** The server shows none that is older. */
const SHOWN_MINUTES = 10;

type Words = Pick<typeof onTheWay, 'near' | 'far' | 'seenNow' | 'seen' | 'map'>;

interface LiveArrivalProps {
  bookingId: string;
  /** The worker’s. */
  name: string;
  /** Shown without a position; null if nothing can be said. */
  estimate: string | null;
  /** Server time. */
  at: string;
  locale: Locale;
  words: Words;
}

/** Where the worker is, read every minute while the page is seen. No copy of the page contains it. */
const usePosition = (bookingId: string): PositionView | null => {
  const [position, setPosition] = useState<PositionView | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const read = (): void => {
      if (document.visibilityState === 'hidden') return;
      api('GET /bookings/{id}/position', { params: { id: bookingId }, signal }).then(
        ({ data }) => setPosition(data),
        // The last one stays until it is too old.
        () => undefined,
      );
    };
    read();
    const timer = setInterval(read, MINUTE_MS);
    document.addEventListener('visibilitychange', read, { signal });
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [bookingId]);
  return position;
};

const distanceText = ({ distanceKm, minutes }: PositionView, name: string, words: Words): string => {
  if (distanceKm === null) return '';
  const km = formatKilometres(distanceKm);
  return minutes === null ? fill(words.far, { name, km }) : fill(words.near, { name, km, minutes });
};

const boxClass = 'rounded-card border border-line bg-card p-4 shadow-soft';

/** When a worker who has set out will be there: by where she is, if she shows it, or else by an estimate. */
export const LiveArrival = ({ bookingId, name, estimate, at, locale, words }: LiveArrivalProps) => {
  const position = usePosition(bookingId);
  const now = useNow(at);
  const minutesAgo = position ? Math.floor((now.getTime() - Date.parse(position.seenAt)) / MINUTE_MS) : 0;
  if (position === null || minutesAgo >= SHOWN_MINUTES)
    return estimate !== null && <p className={boxClass}>{estimate}</p>;
  const spot = `${position.lat},${position.lng}`;
  return (
    <div className={boxClass}>
      <p className="empty:hidden">{distanceText(position, name, words)}</p>
      <p className="text-sm text-muted">
        {minutesAgo < 1 ? words.seenNow : plural({ locale, count: minutesAgo, text: words.seen })}
      </p>
      <a
        href={`geo:${spot}?q=${spot}`}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-brand underline-offset-4 hover:underline"
      >
        <MapPin aria-hidden className="size-4.5" />
        {words.map}
      </a>
    </div>
  );
};
