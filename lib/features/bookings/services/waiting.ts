import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { ConfirmWaitingBody } from '#lib/features/bookings/contracts/waiting.ts';
import { findWaiting, isWaitingTime, type Waiting } from '#lib/features/bookings/rules/waiting.ts';
import {
  notifyBookingChange,
  publishBookingChange,
} from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { requireBooking, showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';

interface WaitingInput {
  actor: Actor;
  params: { id: string };
}

type WaitingReply = Promise<{ message: string; data: BookingView }>;

/** Changes the waiting of a booking. `work` returns the booking as it is where there is nothing to change. */
const changeWaiting = async (
  { actor, params: { id } }: WaitingInput,
  work: (booking: BookingRecord, at: Date, tx: Tx) => Promise<BookingRecord>,
): WaitingReply => {
  const change = async (tx: Tx): Promise<BookingRecord> => {
    const booking = await requireBooking({ actor, bookingId: id }, tx);
    await lockAccounts(actor, tx);
    return work(booking, now(), tx);
  };
  const changed = await withLock(`booking:${id}`, () => inTransaction(change));
  return { message: texts.messages.changed, data: await showBooking(actor, changed) };
};

const store = async (booking: BookingRecord, waiting: Waiting, tx: Tx): Promise<BookingRecord> => {
  const { _id, status, startsAt } = booking;
  const from = { status, startsAt };
  const stored = await updateBooking({ bookingId: String(_id), from, set: { waiting } }, tx);
  if (!stored) throw new AppError('booking_changed');
  return stored;
};

/** Starts the clock of a worker who waits at the door after the booked start; the customer is notified once. */
export const reportWaiting = (input: WaitingInput): WaitingReply =>
  changeWaiting(input, async (booking, at, tx) => {
    if (findWaiting(booking)) return booking;
    if (!isWaitingTime(booking, at)) throw new AppError('illegal_move');
    const stored = await store(booking, { since: at }, tx);
    await notifyBookingChange({ booking: stored, news: 'waiting', by: input.actor.userId }, tx);
    return stored;
  });

/**
 * Takes the customer's word that the worker waits at the door: from then on nothing about it has to be asked. A word on an
 * earlier waiting, whose arrival was undone since, says nothing about this one.
 */
export const confirmWaiting = (input: WaitingInput & { body: ConfirmWaitingBody }): WaitingReply =>
  changeWaiting(input, async (booking, at, tx) => {
    const waiting = findWaiting(booking);
    if (!waiting) throw new AppError('illegal_move');
    if (waiting.since.toISOString() !== input.body.since) throw new AppError('booking_changed');
    if (waiting.confirmedAt) return booking;
    const stored = await store(booking, { ...waiting, confirmedAt: at }, tx);
    publishBookingChange(stored, 'waiting', tx);
    return stored;
  });
