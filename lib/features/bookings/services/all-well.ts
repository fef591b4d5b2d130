import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { AllWellBody } from '#lib/features/bookings/contracts/visit-safety.ts';
import { asksIfWell } from '#lib/features/bookings/rules/visit-safety.ts';
import { publishBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { requireBooking, showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';

interface AnswerInput {
  actor: Actor;
  params: { id: string };
  body: AllWellBody;
}

// Tapped without a network, it may arrive after a question that its author never saw. Earlier releases name none.
const isOtherQuestion = ({ overtimeAskedAt }: BookingRecord, { askedAt }: AllWellBody): boolean =>
  askedAt !== undefined && askedAt !== (overtimeAskedAt?.toISOString() ?? null);

const answer = async (
  { actor, params: { id: bookingId }, body }: AnswerInput,
  tx: Tx,
): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId }, tx);
  await lockAccounts(actor, tx);
  if (booking.overtime) return booking;
  const answeredAt = now();
  if (!asksIfWell(booking, answeredAt)) throw new AppError('illegal_move');
  if (isOtherQuestion(booking, body)) throw new AppError('booking_changed');
  const { status, startsAt } = booking;
  const set = { overtime: { answeredAt }, remindAt: null };
  const stored = await updateBooking({ bookingId, from: { status, startsAt }, set }, tx);
  if (!stored) throw new AppError('booking_changed');
  publishBookingChange(stored, 'overtime', tx);
  return stored;
};

/** Takes the worker's word that all is well, which ends the questions about a job that runs over. */
export const sayAllWell = async (input: AnswerInput): Promise<{ message: string; data: BookingView }> => {
  const answered = await withLock(`booking:${input.params.id}`, () =>
    inTransaction((tx) => answer(input, tx)),
  );
  return { message: texts.messages.changed, data: await showBooking(input.actor, answered) };
};
