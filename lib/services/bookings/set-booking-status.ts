import type { BookingView } from '#lib/contracts/booking-view.ts';
import type { StatusBody } from '#lib/contracts/bookings.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { bookingWords } from '#lib/i18n/en/booking-words.ts';
import { bookings as texts } from '#lib/i18n/en/bookings.ts';
import { now } from '#lib/integrations/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { inTurn } from '../steps/in-turn.ts';
import { moveBooking } from '../steps/move-booking.ts';
import { requireBooking } from '../steps/require-booking.ts';
import { writeAudit } from '../steps/write-audit.ts';
import { readerOf, showBooking } from '../steps/show-bookings.ts';

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
  const moved = await inTurn(`booking:${params.id}`, () =>
    inTransaction(async (tx) => {
      const booking = await requireBooking({ actor, bookingId: params.id }, tx);
      const { status: to, reasonCode } = body;
      const reason = body.reason ?? (reasonCode && bookingWords.reasons[reasonCode]);
      const mover = readerOf(actor);
      const moved = await moveBooking(
        { booking, to, mover, by: actor.userId, reason, reasonCode, at: now() },
        tx,
      );
      if (mover === 'admin')
        await writeAudit({ actor, act: `booking.${to}`, subjectId: params.id, details: { reason } }, tx);
      return moved;
    }),
  );
  return { message: texts.messages.changed, data: await showBooking(actor, moved) };
};
