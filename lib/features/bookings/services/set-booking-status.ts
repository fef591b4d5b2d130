import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { StatusBody } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { bookingWords, bookings as texts } from '#lib/features/bookings/texts/bookings.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { withLock } from '#lib/platform/concurrency/keyed-lock.ts';
import { holdPeople } from '#lib/features/people/services/steps/hold-people.ts';
import { transitionBooking } from '#lib/features/bookings/services/steps/transition-booking.ts';
import {
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
  const moved = await withLock(`booking:${params.id}`, () =>
    inTransaction(async (tx) => {
      const booking = await requireBooking({ actor, bookingId: params.id }, tx);
      await holdPeople(actor, tx);
      const { status: to, reasonCode } = body;
      const reason = body.reason ?? (reasonCode && bookingWords.reasons[reasonCode]);
      const mover = readerOf(actor);
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
        },
        tx,
      );
      if (mover === 'admin')
        await writeAudit({ actor, act: `booking.${to}`, subjectId: params.id, details: { reason } }, tx);
      return moved;
    }),
  );
  return { message: texts.messages.changed, data: await showBooking(actor, moved) };
};
