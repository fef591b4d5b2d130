'use client';

import { useFormContext } from 'react-hook-form';
import { usePageWords } from '#components/page/page-words.tsx';
import { Alert } from '#components/ui/alert.tsx';
import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import type { AreaDetail } from '#lib/features/bookings/contracts/bookings.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { keepDraft } from './booking-draft.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import { kilometresText, OtherWorkers } from './other-workers.tsx';

interface OutOfAreaProps {
  name: string;
  area: AreaDetail;
  words: BookingFormWords;
  /** Called with the worker to book instead; the draft is kept for them. */
  onAsk(worker: OtherWorker): void;
}

const describeReach = ({ name, area: { reachKm, distanceKm }, words }: OutOfAreaProps): string =>
  fill(words.tooFar, {
    name,
    reach: kilometresText(reachKm, { words }),
    distance: kilometresText(distanceKm ?? reachKm, { words }),
  });

/** Says that the worker doesn't come to the place, and offers others who do. */
export const OutOfArea = (props: OutOfAreaProps) => {
  const { area, words, onAsk } = props;
  const { locale } = usePageWords();
  const { getValues } = useFormContext();
  const hint = area.others.length > 0 ? words.othersCome : words.nobodyElse;
  const ask = (other: OtherWorker): void => {
    keepDraft({ workerId: other._id, values: { ...getValues(), pricePaise: undefined } });
    onAsk(other);
  };
  return (
    <div role="alert">
      <Alert title={describeReach(props)}>
        <p>{getValues('serviceId') ? hint : words.othersByService}</p>
        <OtherWorkers others={area.others} locale={locale} words={words} onAsk={ask} />
      </Alert>
    </div>
  );
};
