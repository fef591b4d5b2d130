import type { OtherWorker } from '#lib/features/bookings/contracts/booking-view.ts';
import { findOthers } from '#lib/features/bookings/services/steps/find-others.ts';
import { requireBooking } from '#lib/features/bookings/services/steps/show-bookings.ts';
import { locateJob } from '#lib/features/places/services/steps/locate-address.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { indiaMinutesOf } from '#lib/platform/time/india-day.ts';
import { listAskedWorkers } from '#models/bookings/all-bookings.ts';
import { findJob } from '#models/catalogue/service.ts';
import { mayAsk } from './to-booking.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** Whom a customer may ask instead; who was asked for that time already is not named again. */
export const listOthers = async ({ actor, params }: Input): Promise<{ data: OtherWorker[] }> => {
  const booking = await requireBooking({ actor, bookingId: params.id });
  if (!mayAsk(booking, now())) throw new AppError('illegal_move');
  const { startsAt, endsAt, localDate } = booking;
  const [service, place, except] = await Promise.all([
    findJob(String(booking.serviceId)),
    locateJob(booking.address),
    listAskedWorkers({ customerId: actor.userId, startsAt }),
  ]);
  if (!service) return { data: [] };
  const slot = { start: indiaMinutesOf(startsAt), end: indiaMinutesOf(endsAt) };
  const time = { localDate, slot, startsAt, endsAt };
  return { data: await findOthers({ actor, service, place, except, time }) };
};
