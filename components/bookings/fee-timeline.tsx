import { Check } from 'lucide-react';
import {
  FREE_MINUTES_AFTER_ACCEPTANCE,
  listFeeSteps,
  noticeOfMove,
  type FeeStep,
} from '#lib/features/bookings/rules/cancellation.ts';
import type { myBookings } from '#lib/features/bookings/texts/my-bookings.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatMoney, formatNumber } from '#lib/platform/i18n/format.ts';
import { toBooked, type Cancellable } from './booked-terms.ts';
import { untilText } from './booking-time.ts';
import type { ActionWords } from './tell-failure.ts';

/** A booking that can be moved. */
export interface Reschedulable extends Cancellable {
  readonly _id: string;
  readonly workerId: string;
  readonly localDate: string;
}

export type FeeWords = ActionWords & { readonly cost: (typeof myBookings)['cost'] };

interface FeeTimelineProps {
  booking: Cancellable;
  /** The worker's name. */
  name: string;
  locale: Locale;
  at: Date;
  words: (typeof myBookings)['cost'];
}

/** Returns the notice that still counts after the customer proposes another time now. */
export const noticeAfterMove = (booking: Cancellable, at: Date): number | null =>
  noticeOfMove(toBooked(booking), at) ?? booking.movedNoticeMs;

/** Returns what cancelling costs and until when, from now on. */
const feeStepsFor = (booking: Cancellable, at: Date): FeeStep[] => {
  const { expiresAt } = booking;
  return listFeeSteps(toBooked(booking), expiresAt === null ? null : new Date(expiresAt), at);
};

const describeEnd = ({ until }: FeeStep, isOnly: boolean, props: FeeTimelineProps): string => {
  const { name, locale, at, words } = props;
  if (until === null) return isOnly ? words.now : words.later;
  if (until === 'accepted')
    return fill(words.afterAccept, { name, minutes: formatNumber(FREE_MINUTES_AFTER_ACCEPTANCE) });
  return fill(words.until, { time: untilText(until, { locale, at }) });
};

const markClass = 'relative z-1 grid size-5 shrink-0 place-items-center rounded-full border-2';

/** The price of cancelling, from now until the visit, in clock times and rupees. */
export const FeeTimeline = (props: FeeTimelineProps) => {
  const { booking, at, words } = props;
  const steps = feeStepsFor(booking, at);
  return (
    <ol aria-label={words.title} className="flex flex-col">
      {steps.map((step, place) => {
        const isNow = place === 0;
        return (
          <li key={place} className="relative flex gap-3 pb-3 last:pb-0">
            {place < steps.length - 1 && (
              <span aria-hidden className="absolute top-3 bottom-0 left-[0.5625rem] w-0.5 bg-line" />
            )}
            <span
              aria-hidden
              className={`${markClass} ${isNow ? 'border-brand bg-brand text-brand-ink' : 'border-line bg-card'}`}
            >
              {isNow && <Check strokeWidth={4} className="size-3" />}
            </span>
            <p className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 leading-snug">
              <span className={isNow ? 'font-semibold' : undefined}>
                {describeEnd(step, steps.length === 1, props)}
              </span>
              <span className={`font-semibold tabular-nums ${step.feePaise === 0 ? 'text-success' : ''}`}>
                {step.feePaise === 0 ? words.free : formatMoney(step.feePaise)}
              </span>
            </p>
          </li>
        );
      })}
    </ol>
  );
};
