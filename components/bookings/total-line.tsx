'use client';

import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageWords } from '#components/page/page-words.tsx';
import { parseClock } from '#lib/platform/time/time-slot.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { sayLength, sayPrice } from '#lib/features/catalogue/texts/service-price.ts';
import { cancellationPolicy, cancellationTerms } from '#lib/features/bookings/rules/cancellation.ts';
import { answerBy } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { useNow } from '#lib/platform/browser/use-now.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { untilText } from './booking-time.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import { dayOf, findChosen, followingTime, type DaySlot } from './chosen-time.ts';

interface Start {
  startsAt: Date;
  locale: Locale;
}

interface View {
  locale: Locale;
  words: BookingFormWords;
}

interface TermsProps {
  slot: DaySlot & { pricePaise: number };
  /** The worker's. */
  name: string;
  /** When the form was opened. */
  at: Date;
  words: BookingFormWords;
}

const termsText = ({ slot, name, at, words }: TermsProps, { startsAt, locale }: Start): string => {
  const deadline = answerBy({ askedAt: at, startsAt });
  const { freeUntil, wholeAfter, freeMinutes } = cancellationTerms({ at, startsAt, answerBy: deadline });
  const until = (instant: Date | null): string => (instant ? untilText(instant, { locale, at }) : '');
  const { day, minutes, whole } = words.terms;
  const terms = freeUntil ? day : minutes;
  return [
    fill(words.answersBy, { name, time: until(deadline) }),
    fill(wholeAfter ? terms : whole, {
      ...{ name, minutes: formatNumber(freeMinutes), free: until(freeUntil), whole: until(wholeAfter) },
      half: formatMoney(cancellationPolicy(slot.pricePaise).half.feePaise),
    }),
  ].join(' ');
};

/** Until when the worker answers, and what cancelling will cost: with the times of what is about to be sent. */
const Terms = (props: TermsProps) => {
  const { locale } = usePageWords();
  const scheduledAt: unknown = useWatch({ name: 'scheduledAt' });
  const at = useNow(props.at.toISOString());
  const minutes = parseClock(props.slot.start);
  const localDate = dayOf(scheduledAt);
  if (minutes === null || localDate === '') return null;
  const startsAt = instantInIndia({ localDate, minutes });
  return <p className="text-xs text-muted">{termsText({ ...props, at }, { startsAt, locale })}</p>;
};

interface TotalLineProps extends Pick<TermsProps, 'name' | 'at'> {
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

/** How long it takes, what the server says that it costs, and the terms of it. */
export const TotalLine = ({ slots, name, at, words }: TotalLineProps) => {
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
    <>
      <div role="status">
        {slot && pricePaise !== null && (
          <dl className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
            <div>
              <dt className="text-sm text-muted">{words.duration}</dt>
              <dd className="font-semibold">{lengthOf(minutesOf(slot), { locale, words })}</dd>
            </div>
            <div className="grid grid-cols-[auto_auto] items-baseline justify-end gap-x-2 text-right">
              <dt className="text-sm text-muted">{words.total}</dt>
              <dd className="text-xl leading-tight font-bold tabular-nums">{formatMoney(pricePaise)}</dd>
              <dd className="col-span-2 text-sm text-muted tabular-nums">
                {sayPrice({
                  ...{ pricePaise, hourlyRatePaise: slot.hourlyRatePaise },
                  ...{ minutes: minutesOf(slot), locale, words: words.prices },
                })}
              </dd>
            </div>
          </dl>
        )}
      </div>
      {slot && pricePaise !== null && (
        <Terms slot={{ ...slot, pricePaise }} name={name} at={at} words={words} />
      )}
    </>
  );
};
