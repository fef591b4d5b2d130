import { computeWaiting, findWaiting } from '#lib/features/bookings/rules/waiting.ts';
import { extras as texts } from '#lib/features/bookings/texts/extras.en.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { BookingExtra } from '#models/bookings/extra.ts';
import { newObjectId, type Tx } from '#models/connection.ts';
import { notifyBookingMoney } from './notify-booking-change.ts';

interface Start {
  at: Date;
  /** By the phone of a worker whose tap or code waited for a network: that time is not waited at the door. */
  endedAt: Date;
  /** The customer tapped, or gave the code. */
  isWitnessed: boolean;
}

/**
 * Returns the extras of a job that starts now, with the waiting before it. The customer owes it if they confirmed both its
 * beginning and, by their tap or code, its end. Otherwise they are asked: the worker's taps can come from anywhere, and late.
 */
export const addWaiting = (
  booking: BookingRecord,
  { at, endedAt, isWitnessed }: Start,
): Pick<BookingRecord, 'extras'> => {
  const amountPaise = computeWaiting(booking, endedAt);
  if (amountPaise === 0) return {};
  const isConfirmed = isWitnessed && findWaiting(booking)?.confirmedAt !== undefined;
  const line: BookingExtra = {
    ...{ _id: newObjectId(), words: texts.waiting, amountPaise, at },
    state: isConfirmed ? 'accepted' : 'proposed',
    isWaiting: true,
    ...(isConfirmed && { answeredAt: at }),
  };
  return { extras: [...(booking.extras ?? []), line] };
};

/** Asks the customer about waiting that they have not confirmed. */
export const askAboutWaiting = async (before: BookingRecord, moved: BookingRecord, tx: Tx): Promise<void> => {
  const line = (moved.extras ?? []).slice(before.extras?.length ?? 0).find(({ isWaiting }) => isWaiting);
  if (line?.state !== 'proposed') return;
  const { amountPaise } = line;
  await notifyBookingMoney({ booking: moved, to: 'customer', news: 'extra_proposed', amountPaise }, tx);
};
