'use client';

import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageWords } from '#components/page/page-words.tsx';
import { parseClock } from '#lib/platform/time/time-slot.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { sayLength, sayPrice } from '#lib/features/catalogue/texts/service-price.ts';
import { formatMoney } from '#lib/platform/i18n/format.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import { findChosen, followingTime, type DaySlot } from './chosen-time.ts';

interface View {
  locale: Locale;
  words: BookingFormWords;
}

interface TotalLineProps {
  /** The times of the day that the form holds. */
  slots: readonly DaySlot[] | null;
  words: BookingFormWords;
}

const minutesOf = ({ start, end }: DaySlot): number => (parseClock(end) ?? 0) - (parseClock(start) ?? 0);

/** How long a time is: in words where it is whole hours. */
const lengthOf = (minutes: number, { locale, words }: View): string =>
  minutes % 60 === 0
    ? plural({ locale, count: minutes / 60, text: words.hours })
    : sayLength({ minutes, locale, words: words.prices });

/** How long it takes and what the server says that it costs. */
export const TotalLine = ({ slots, words }: TotalLineProps) => {
  const { locale } = usePageWords();
  const timeSlot: unknown = useWatch({ name: 'timeSlot' });
  const slot = findChosen(slots, timeSlot);
  const { pricePaise = null } = slot ?? {};
  const { setValue } = useFormContext();
  // What is sent is what was shown.
  useEffect(() => setValue('pricePaise', pricePaise ?? undefined), [setValue, pricePaise]);
  const following = followingTime(slots, timeSlot);
  useEffect(() => {
    if (following) setValue('timeSlot', following.slot);
  }, [setValue, following]);
  return (
    <div role="status">
      {slot && pricePaise !== null && (
        <dl className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <div>
            <dt className="text-sm text-muted">{words.duration}</dt>
            <dd className="font-semibold">{lengthOf(minutesOf(slot), { locale, words })}</dd>
          </div>
          <div className="text-right">
            <dt className="text-sm text-muted">{words.total}</dt>
            <dd className="text-xl leading-tight font-bold tabular-nums">{formatMoney(pricePaise)}</dd>
            <dd className="text-sm text-muted tabular-nums">
              {sayPrice({
                ...{ pricePaise, hourlyRatePaise: slot.hourlyRatePaise },
                ...{ minutes: minutesOf(slot), locale, words: words.prices },
              })}
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
};
