import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { ArrivalWitness } from '#lib/features/bookings/rules/no-show-claim.ts';
import { computeWaiting, findWaiting } from '#lib/features/bookings/rules/waiting.ts';
import { extras as texts } from '#lib/features/bookings/texts/extras.en.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { BookingExtra } from '#models/bookings/extra.ts';
import { newObjectId, type Tx } from '#models/connection.ts';
import { notifyBookingMoney } from './notify-booking-change.ts';

interface Start {
  at: Date;
  /** When the phone says that it was tapped; `at` if it says nothing that is possible. */
  tappedAt: Date;
  mover: Mover;
  /** The customer tapped, or gave the code. */
  witness: ArrivalWitness | undefined;
}

const toLine = (amountPaise: number, at: Date, state: 'accepted' | 'proposed'): BookingExtra => ({
  ...{ _id: newObjectId(), words: texts.waiting, amountPaise, at, state, isWaiting: true },
  ...(state === 'accepted' && { answeredAt: at }),
});

/**
 * Returns the extras of a job that starts now, with the waiting before it. The customer owes it if they confirmed both its
 * beginning and, by their tap or code, its end. Otherwise they are asked: the worker's taps can come from anywhere, and late.
 * Where a tap waited for a network, the worker's own ends the waiting. After the customer's own, only the clock of the side
 * that pays says that it was over, so the time until it arrived is asked about.
 */
export const addWaiting = (
  booking: BookingRecord,
  { at, tappedAt, mover, witness }: Start,
): Pick<BookingRecord, 'extras'> => {
  const untilTap = computeWaiting(booking, tappedAt);
  const afterTap = mover === 'worker' ? 0 : computeWaiting(booking, at) - untilTap;
  const isConfirmed = witness !== undefined && findWaiting(booking)?.confirmedAt !== undefined;
  const lines = isConfirmed
    ? [toLine(untilTap, at, 'accepted'), toLine(afterTap, at, 'proposed')]
    : [toLine(untilTap + afterTap, at, 'proposed')];
  const owed = lines.filter(({ amountPaise }) => amountPaise > 0);
  return owed.length === 0 ? {} : { extras: [...(booking.extras ?? []), ...owed] };
};

/** Asks the customer about waiting that they have not confirmed. */
export const askAboutWaiting = async (before: BookingRecord, moved: BookingRecord, tx: Tx): Promise<void> => {
  const added = (moved.extras ?? []).slice(before.extras?.length ?? 0);
  const line = added.find(({ isWaiting, state }) => isWaiting && state === 'proposed');
  if (!line) return;
  const { amountPaise } = line;
  await notifyBookingMoney({ booking: moved, to: 'customer', news: 'extra_proposed', amountPaise }, tx);
};
