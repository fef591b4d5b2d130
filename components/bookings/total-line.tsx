'use client';

import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageWords } from '#components/page/page-words.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { sayLength, sayRate } from '#lib/features/catalogue/texts/service-price.ts';
import { cancellationPolicy, cancellationTerms } from '#lib/features/bookings/rules/cancellation.ts';
import { FREE_WAITING_MINUTES, getWaitingPrice } from '#lib/features/bookings/rules/waiting.ts';
import { answerBy } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { useNow } from '#lib/platform/browser/use-now.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { untilText } from './booking-time.ts';
import { plural } from '#lib/platform/i18n/plural.ts';
import type { BookingFormWords } from './booking-form-words.ts';
import { findChosen, pickReplacementTime, type DaySlot } from './chosen-time.ts';
import { minutesBetween } from '#lib/platform/time/time-slot.ts';

interface View {
  locale: Locale;
  words: BookingFormWords;
}

interface TermsProps {
  slot: DaySlot & { pricePaise: number };
  name: string;
  at: Date;
  words: BookingFormWords;
}

const termsText = ({ slot, name, at, words }: TermsProps, locale: Locale): string => {
  const { startsAt } = slot;
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

const waitingText = ({ slot, words }: TermsProps): string => {
  const { quarterPaise, maxPaise } = getWaitingPrice(slot);
  const amounts = { quarter: formatMoney(quarterPaise), max: formatMoney(maxPaise) };
  return fill(words.waitingTerms, { minutes: formatNumber(FREE_WAITING_MINUTES), ...amounts });
};

/** Shows the answer deadline, the cancellation terms and what waiting costs, for the values about to be sent. */
const Terms = (props: TermsProps) => {
  const { locale } = usePageWords();
  const at = useNow(props.at.toISOString());
  return (
    <>
      <p className="text-xs text-muted">{termsText({ ...props, at }, locale)}</p>
      <p className="text-xs text-muted">{waitingText(props)}</p>
    </>
  );
};

interface TotalLineProps extends Pick<TermsProps, 'name' | 'at'> {
  slots: readonly DaySlot[] | null;
  words: BookingFormWords;
}

/** Formats a duration, in words for whole hours. */
const formatDuration = (minutes: number, { locale, words }: View): string =>
  minutes % 60 === 0
    ? plural({ locale, count: minutes / 60, text: words.hours })
    : sayLength({ minutes, locale, words: words.prices });

/** The duration, the server's price and its terms. */
export const TotalLine = ({ slots, name, at, words }: TotalLineProps) => {
  const { locale } = usePageWords();
  const timeSlot: unknown = useWatch({ name: 'timeSlot' });
  const slot = findChosen(slots, timeSlot);
  const { pricePaise = null } = slot ?? {};
  const { setValue } = useFormContext();
  // The server refuses another price than the one shown.
  useEffect(() => setValue('pricePaise', pricePaise ?? undefined), [setValue, pricePaise]);
  const following = pickReplacementTime(slots, timeSlot);
  useEffect(() => {
    if (following) setValue('timeSlot', following.slot);
  }, [setValue, following]);
  return (
    <>
      {/* Orca reads only what changed, and in no order, unless this says that the whole is one. */}
      <div role="status" aria-atomic>
        {slot && pricePaise !== null && (
          <dl className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
            <div>
              <dt className="text-sm text-muted">{words.duration}</dt>
              <dd className="font-semibold">{formatDuration(minutesBetween(slot), { locale, words })}</dd>
            </div>
            <div className="grid grid-cols-[auto_auto] items-baseline justify-end gap-x-2 text-right">
              <dt className="text-sm text-muted">{words.total}</dt>
              <dd className="text-xl leading-tight font-bold tabular-nums">{formatMoney(pricePaise)}</dd>
              <dd className="col-span-2 text-sm text-muted tabular-nums">
                {sayRate({ hourlyRatePaise: slot.hourlyRatePaise, words: words.prices })}
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
