import type { CancellationView } from '#lib/contracts/bookings.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { judgeMove } from '#lib/domain/booking-moves.ts';
import { cancellationFee } from '#lib/domain/cancellation.ts';
import { now } from '#lib/integrations/clock.ts';
import { requireBooking } from '../steps/require-booking.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** What cancelling now would cost the customer, to be shown before the tap. */
export const getCancellation = async ({ actor, params }: Input): Promise<{ data: CancellationView }> => {
  const { status, startsAt, endsAt, createdAt, pricePaise } = await requireBooking({
    actor,
    bookingId: params.id,
  });
  const at = now();
  const move = judgeMove({ mover: 'customer', from: status, to: 'cancelled', startsAt, endsAt, at });
  if (!move.allowed) throw new AppError('illegal_move');
  const fee = cancellationFee({ status, bookedAt: createdAt, startsAt, pricePaise }, at);
  return { data: { ...fee, pricePaise } };
};
