'use client';

import { useFormContext } from 'react-hook-form';
import { usePageWords } from '#components/page/page-words.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button } from '#components/ui/button.tsx';
import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import type { AreaDetail } from '#lib/features/bookings/contracts/bookings.ts';
import { sayPrice } from '#lib/features/catalogue/texts/service-price.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatKilometres } from '#lib/platform/i18n/format.ts';
import { keepDraft } from './booking-draft.ts';
import type { BookingFormWords } from './booking-form-words.ts';

interface OutOfAreaProps {
  /** Who does not come. */
  name: string;
  area: AreaDetail;
  words: BookingFormWords;
  /** Told whom to book instead; what is filled in is kept for them. */
  onAsk(worker: OtherWorker): void;
}

type Words = Pick<OutOfAreaProps, 'words'>;

const kilometres = (km: number, { words }: Words): string =>
  fill(words.kilometres, { km: formatKilometres(km < 100 ? km : Math.round(km)) });

interface Facts extends Words {
  locale: Locale;
}

const factsOf = (
  { rating, reviews, distanceKm, durationMinutes: minutes, ...price }: OtherWorker,
  { words, locale }: Facts,
): string =>
  [
    reviews > 0 && `★ ${rating.toFixed(1)}`,
    distanceKm !== null && kilometres(distanceKm, { words }),
    sayPrice({ ...price, minutes, locale, words: words.prices }),
  ]
    .filter(Boolean)
    .join(' · ');

const reasonOf = ({ name, area: { reachKm, distanceKm }, words }: OutOfAreaProps): string =>
  fill(words.tooFar, {
    name,
    reach: kilometres(reachKm, { words }),
    distance: kilometres(distanceKm ?? reachKm, { words }),
  });

/** The worker does not come to the place: how far they go, and others who come, each a tap away. */
export const OutOfArea = (props: OutOfAreaProps) => {
  const { area, words, onAsk } = props;
  const { getValues } = useFormContext();
  const { locale } = usePageWords();
  const hint = area.others.length > 0 ? words.othersCome : words.nobodyElse;
  const ask = (other: OtherWorker): void => {
    keepDraft({ workerId: other._id, values: { ...getValues(), pricePaise: undefined } });
    onAsk(other);
  };
  return (
    <div role="alert">
      <Alert title={reasonOf(props)}>
        <p>{getValues('serviceId') ? hint : words.othersByService}</p>
        <ul className="mt-2 flex flex-col gap-2">
          {area.others.map((other) => (
            <li key={other._id}>
              <Button
                variant="outline"
                className="h-auto w-full justify-start gap-3 py-2 text-left"
                onClick={() => ask(other)}
              >
                <Avatar name={other.name} src={other.profileImage} size="small" />
                <span className="min-w-0">
                  <span className="block wrap-anywhere">{other.name}</span>
                  <span className="block text-sm font-normal text-muted tabular-nums">
                    {factsOf(other, { words, locale })}
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
};
