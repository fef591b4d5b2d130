import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import { sayPrice } from '#lib/features/catalogue/texts/service-price.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatKilometres } from '#lib/platform/i18n/format.ts';
import type { BookingFormWords } from './booking-form-words.ts';

interface OtherWorkersProps {
  others: readonly OtherWorker[];
  locale: Locale;
  words: BookingFormWords;
  onAsk(worker: OtherWorker): void;
}

type View = Pick<OtherWorkersProps, 'locale' | 'words'>;

/** Formats a distance, with one decimal for short ones. */
export const kilometresText = (km: number, { words }: Pick<View, 'words'>): string =>
  fill(words.kilometres, { km: formatKilometres(km < 100 ? km : Math.round(km)) });

const listFacts = (
  { rating, reviews, distanceKm, durationMinutes, ...price }: OtherWorker,
  view: View,
): string =>
  [
    reviews > 0 && `★ ${rating.toFixed(1)}`,
    distanceKm !== null && kilometresText(distanceKm, view),
    sayPrice({ ...price, minutes: durationMinutes, locale: view.locale, words: view.words.prices }),
  ]
    .filter(Boolean)
    .join(' · ');

/** Other workers who are free; tapping one selects them. */
export const OtherWorkers = ({ others, onAsk, ...view }: OtherWorkersProps) => (
  <ul className="mt-2 flex flex-col gap-2 empty:hidden">
    {others.map((other) => (
      <li key={other._id}>
        <Button
          variant="outline"
          className="h-auto w-full justify-start gap-3 py-2 text-left"
          onClick={() => onAsk(other)}
        >
          <Avatar name={other.name} src={other.profileImage} size="small" />
          <span className="min-w-0">
            <span className="block wrap-anywhere">{other.name}</span>
            <span className="block text-sm font-normal text-muted tabular-nums">
              {listFacts(other, view)}
            </span>
          </span>
        </Button>
      </li>
    ))}
  </ul>
);
