import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';
import { log } from '#lib/platform/observability/log.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { listForgottenBookings } from '#models/bookings/overdue-bookings.ts';
import { inTransaction, type Tx } from '#models/connection.ts';

const OFTEN_MS = 10 * 60_000;
const MIN_MS = 15 * 60_000;
const BATCH_SIZE = 100;

const latest = (...instants: readonly Date[]): Date => new Date(Math.max(...instants.map(Number)));

/** Starts and completes the job at its planned times, because no one tapped. */
const endVisit = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  const { status, startsAt, endsAt, history, workerId } = booking;
  if (status !== 'on_the_way' && status !== 'arrived' && status !== 'in_progress') return;
  const last = history.at(-1)?.at ?? startsAt;
  const begunAt = latest(last, startsAt);
  const doneAt = latest(new Date(begunAt.getTime() + MIN_MS), endsAt);
  if (doneAt > now()) return;
  const worker = { mover: 'worker', by: String(workerId) } as const;
  const begun =
    status === 'in_progress'
      ? booking
      : await transitionBooking({ booking, to: 'in_progress', ...worker, at: begunAt }, tx);
  await transitionBooking({ booking: begun, to: 'completed', ...worker, at: doneAt }, tx);
};

const tell = (error: unknown): void => log().warn({ err: error }, 'a visit of the demo is not ended');

/** Ends overdue demo visits as their workers would: a morning's job must not be in progress in the evening. */
export const endPastVisits = async (): Promise<void> => {
  for (const { _id } of await listForgottenBookings(now(), BATCH_SIZE))
    // A user may act at the same moment, and one failure must not stop the others.
    await inTransaction(async (tx) => {
      const booking = await findBooking(String(_id), tx);
      if (booking) await endVisit(booking, tx);
    }).catch(tell);
};

/** Repeats this as long as the demo runs; returns a stop function. */
export const keepEndingVisits = (): (() => void) => {
  const timer = setInterval(() => void endPastVisits().catch(tell), OFTEN_MS);
  return () => clearInterval(timer);
};
