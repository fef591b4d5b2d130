import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { AnswerWayBody } from '#lib/features/bookings/contracts/way.ts';
import { findWayQuestion, judgeWayQuestion } from '#lib/features/bookings/rules/way-question.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { requireBooking, showBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { findDoor as texts } from '#lib/features/bookings/texts/find-door.en.ts';
import { lockAccounts } from '#lib/features/people/services/steps/hold-people.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, type Tx } from '#models/connection.ts';

interface WayRequest {
  actor: Actor;
  params: { id: string };
}

type WayReply = Promise<{ message: string; data: BookingView }>;
type NextQuestion = NonNullable<BookingRecord['wayQuestion']>;

interface WayStep {
  wayQuestion: NextQuestion;
  news: 'way_asked' | 'way_coming' | 'way_call';
}

/** Stores what `decide` returns and notifies the other side; nothing changes if it returns null. */
const changeWay = (
  { actor, params: { id } }: WayRequest,
  decide: (booking: BookingRecord, at: Date) => WayStep | null,
): Promise<BookingRecord> =>
  withLock(`booking:${id}`, () =>
    inTransaction(async (tx: Tx) => {
      const booking = await requireBooking({ actor, bookingId: id }, tx);
      await lockAccounts(actor, tx);
      const step = decide(booking, now());
      if (!step) return booking;
      const { wayQuestion, news } = step;
      const { status, startsAt } = booking;
      const stored = await updateBooking(
        { bookingId: id, from: { status, startsAt }, set: { wayQuestion } },
        tx,
      );
      if (!stored) throw new AppError('booking_changed');
      await notifyBookingChange({ booking: stored, news, by: actor.userId }, tx);
      return stored;
    }),
  );

/** Asks the customer how to find the door. */
export const askWay = async (input: WayRequest): WayReply => {
  const changed = await changeWay(input, (booking, at) => {
    const verdict = judgeWayQuestion(booking, at);
    if (verdict === 'closed') throw new AppError('way_closed');
    if (verdict === 'repeated') return null;
    const times = (booking.wayQuestion?.times ?? 0) + 1;
    return { wayQuestion: { askedAt: at, times, answer: null }, news: 'way_asked' };
  });
  return { message: texts.messages.asked, data: await showBooking(input.actor, changed) };
};

/** Tells the worker what the customer answered. */
export const answerWay = async (input: WayRequest & { body: AnswerWayBody }): WayReply => {
  const { answer, askedAt } = input.body;
  const changed = await changeWay(input, (booking, at) => {
    const { wayQuestion } = booking;
    if (!wayQuestion || !findWayQuestion(booking, at) || wayQuestion.askedAt.toISOString() !== askedAt)
      throw new AppError('way_closed');
    if (wayQuestion.answer === answer) return null;
    if (wayQuestion.answer !== null) throw new AppError('way_closed');
    return { wayQuestion: { ...wayQuestion, answer }, news: `way_${answer}` };
  });
  return { message: texts.messages.answered, data: await showBooking(input.actor, changed) };
};
