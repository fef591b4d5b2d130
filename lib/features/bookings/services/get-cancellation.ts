import type { CancellationView } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { judgeMove } from '#lib/features/bookings/rules/booking-transitions.ts';
import { cancellationFee } from '#lib/features/bookings/rules/cancellation.ts';
import { now } from '#lib/platform/time/clock.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/require-booking.ts';

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
