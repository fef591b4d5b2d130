import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import { findOthers } from '#lib/features/bookings/services/steps/find-others.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { findVisitBarrier } from '#lib/features/places/services/steps/find-barrier.ts';
import { locateBooking } from '#lib/features/places/services/steps/locate-address.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaMinutes } from '#lib/platform/time/india-day.ts';
import { listAskedWorkers } from '#models/bookings/all-bookings.ts';
import { findService } from '#models/catalogue/service.ts';
import { canStillAskOthers } from './to-booking.ts';

interface ListOthersRequest {
  actor: Actor;
  params: { id: string };
}

/** Lists workers to ask instead, without those already asked for that time. */
export const listOthers = async ({ actor, params }: ListOthersRequest): Promise<{ data: OtherWorker[] }> => {
  const booking = await requireBooking({ actor, bookingId: params.id });
  if (!canStillAskOthers(booking, now())) throw new AppError('illegal_move');
  const { startsAt, endsAt, localDate } = booking;
  const [service, place, except] = await Promise.all([
    findService(String(booking.serviceId)),
    locateBooking(booking.address),
    listAskedWorkers({ customerId: actor.userId, startsAt }),
  ]);
  if (!service || (await findVisitBarrier({ address: booking.address, skillIds: service.skillIds })))
    return { data: [] };
  const slot = { start: toIndiaMinutes(startsAt), end: toIndiaMinutes(endsAt) };
  const time = { localDate, slot, startsAt, endsAt };
  return { data: await findOthers({ actor, service, place, except, time }) };
};
