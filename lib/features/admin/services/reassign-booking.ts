import type { ProposeWorkerBody, WithdrawWorkerBody } from '#lib/features/admin/contracts/booking-acts.ts';
import type { AdminBooking } from '#lib/features/admin/contracts/admin-lists.ts';
import {
  actOnBooking,
  requirePossible,
  type ActInput,
} from '#lib/features/admin/services/steps/act-on-booking.ts';
import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import { whyNotActing } from '#lib/features/bookings/rules/office-acts.ts';
import { endHandover, requireHandover } from '#lib/features/bookings/services/steps/hand-over.ts';
import { listWorkersFor, proposeHandover } from '#lib/features/bookings/services/steps/propose-handover.ts';
import { requireUninvolved } from '#lib/features/people/services/steps/require-uninvolved.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';

type Reply = Promise<{ data: AdminBooking }>;

/** Asks another worker and the customer whether the booking may change hands. */
export const proposeWorker = (input: ActInput<ProposeWorkerBody>): Reply =>
  actOnBooking(input, 'booking.reassign', async (booking, at, tx) => {
    const { actor, body } = input;
    requirePossible('reassign', booking, at);
    const { workerId, price: pricing, reason } = body;
    await requireUninvolved(actor, [workerId], tx);
    const asked = await proposeHandover({ booking, workerId, pricing, by: actor.userId, reason, at }, tx);
    const details = { workerId, pricing, pricePaise: asked.handover?.pricePaise };
    return { booking: asked, details };
  });

/** Takes the proposal back. */
export const withdrawWorker = (input: ActInput<WithdrawWorkerBody>): Reply =>
  actOnBooking(input, 'booking.reassign-end', async (booking, at, tx) => {
    const { workerId } = requireHandover(booking, at);
    const kept = await endHandover(booking, input.actor.userId, tx);
    return { booking: kept, details: { workerId: String(workerId) } };
  });

/** Lists workers who could take over; none if the booking can't change hands. */
export const listTakers = async ({
  params: { id },
}: {
  actor: Actor;
  params: { id: string };
}): Promise<{ data: OtherWorker[] }> => {
  const booking = await findBooking(id);
  if (!booking) throw new AppError('not_found');
  return { data: whyNotActing('reassign', booking, now()) ? [] : await listWorkersFor(booking) };
};
