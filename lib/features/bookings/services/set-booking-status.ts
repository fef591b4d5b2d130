import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { StatusBody, UndoBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { bookingWords, bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { updateBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { inTransaction, toObjectId, type Tx } from '#models/connection.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { nextReminderAt } from '#lib/features/bookings/rules/booking-reminders.ts';
import { undoOf } from '#lib/features/bookings/rules/booking-transitions.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';
import {
  readPeople,
  requireBooking,
  readerOf,
  showBooking,
} from '#lib/features/bookings/services/steps/show-bookings.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: StatusBody;
}

/** Takes a booking a step further, as far as the caller may. */
export const setBookingStatus = async ({
  actor,
  params,
  body,
}: Input): Promise<{ message: string; data: BookingView }> => {
  const { moved, people } = await withLock(`booking:${params.id}`, () =>
    inTransaction(async (tx) => {
      const booking = await requireBooking({ actor, bookingId: params.id }, tx);
      await holdPeople(actor, tx);
      const { status: to, reasonCode } = body;
      const reason = body.reason ?? (reasonCode && bookingWords.reasons[reasonCode]);
      const mover = readerOf(actor);
      const people = await readPeople([booking]);
      const moved = await transitionBooking(
        {
          booking,
          to,
          mover,
          by: actor.userId,
          reason,
          reasonCode,
          shownFeePaise: body.feePaise ?? 0,
          at: now(),
          people,
        },
        tx,
      );
      if (mover === 'admin')
        await writeAudit({ actor, act: `booking.${to}`, subjectId: params.id, details: { reason } }, tx);
      return { moved, people };
    }),
  );
  return { message: texts.messages.changed, data: await showBooking(actor, moved, people) };
};

interface UndoInput {
  actor: Actor;
  params: { id: string };
  body: UndoBody;
}

const undo = async ({ actor, params, body }: UndoInput, tx: Tx): Promise<BookingRecord> => {
  const booking = await requireBooking({ actor, bookingId: params.id }, tx);
  await holdPeople(actor, tx);
  const at = now();
  const slip = undoOf(booking);
  if (slip?.step !== body.status || at >= slip.until) throw new AppError('illegal_move');
  const { status, startsAt } = booking;
  const { step: takesBack, to } = slip;
  const change = { status: to, mover: 'worker', by: toObjectId(actor.userId), at, takesBack } as const;
  const from = { status, startsAt };
  const remindAt = nextReminderAt({ ...booking, status: to, expiresAt: null, proposal: null }, at);
  const set = { status: to, remindAt };
  const back = await updateBooking({ bookingId: params.id, from, set, change }, tx);
  if (!back) throw new AppError('booking_changed');
  await notifyBookingChange({ booking: back, news: `not_${takesBack}`, by: actor.userId }, tx);
  return back;
};

/** Takes a step back that was a slip; the customer, who was told of it, is told that it was one. */
export const undoStep = async (input: UndoInput): Promise<{ message: string; data: BookingView }> => {
  const back = await withLock(`booking:${input.params.id}`, () => inTransaction((tx) => undo(input, tx)));
  return { message: texts.messages.changed, data: await showBooking(input.actor, back) };
};
