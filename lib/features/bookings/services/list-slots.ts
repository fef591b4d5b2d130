import type { DayOfSlots, FreeSlot, SlotsQuery } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import {
  resolveDuration,
  computePricePaise,
  resolveTerms,
  type Terms,
} from '#lib/features/catalogue/rules/pricing.ts';
import { closedWeekdays, slotsOn, type DaySlot } from '#lib/features/bookings/rules/day-slots.ts';
import { formatClock, slotLabel, minutesBetween } from '#lib/platform/time/time-slot.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findService, type ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';
import { findNextFreeSlots } from '#lib/features/bookings/services/steps/draft-booking.ts';
import { listReservedQuarters } from '#lib/features/bookings/services/steps/plan-time.ts';
import { requireReach } from '#lib/features/bookings/services/steps/find-others.ts';
import { requireNoBarrier } from '#lib/features/places/services/steps/find-barrier.ts';
import { locateBooking, type LocatedAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { getVisibleUser, getVisibleWorker } from '#lib/features/people/services/steps/find-visible-user.ts';

interface ListSlotsRequest {
  actor: Actor | null;
  params: { id: string };
  query: SlotsQuery;
}

/** The booking that one of its people wants to move. */
const findMoving = async ({
  actor,
  params,
  query: { bookingId },
}: ListSlotsRequest): Promise<BookingRecord | null> => {
  const booking = bookingId === undefined || !actor ? null : await findBooking(bookingId);
  const isTheirs = [booking?.customerId, booking?.workerId].some((id) => String(id) === actor?.userId);
  return isTheirs && String(booking?.workerId) === params.id ? booking : null;
};

/** The place of the work; null if none was given. */
const resolvePlace = async (
  { query: { pinCode, city } }: ListSlotsRequest,
  viewer: UserRecord | null,
): Promise<LocatedAddress | null> => {
  if (pinCode !== undefined || city !== undefined)
    return locateBooking({ ...(pinCode !== undefined && { pinCode }), ...(city !== undefined && { city }) });
  return viewer?.role === 'customer' ? locateBooking(viewer.address) : null;
};

// A closed booking no longer holds its time.
const isMovable = ({ status }: BookingRecord): boolean => status === 'pending' || status === 'accepted';

interface SlotTerms {
  /** Null without a service if the worker has no rate. */
  terms: Terms | null;
  /** Undefined if the duration isn't known. */
  minutes: number | undefined;
}

/** Price and duration of the slots; a rescheduled booking keeps its own. */
const toSlotTerms = ({
  worker,
  service,
  moving,
}: {
  worker: UserRecord;
  service: ServiceRecord | null;
  moving: BookingRecord | null;
}): SlotTerms => {
  if (moving) {
    const { hourlyRatePaise, pricePaise: servicePricePaise, startsAt, endsAt } = moving;
    const minutes = minutesBetween({ startsAt, endsAt });
    return { terms: { hourlyRatePaise, servicePricePaise }, minutes };
  }
  if (service) return { terms: resolveTerms(worker, service), minutes: resolveDuration(service) };
  const { hourlyRatePaise } = worker;
  return {
    terms: hourlyRatePaise === null ? null : { hourlyRatePaise, servicePricePaise: 0 },
    minutes: undefined,
  };
};

const priceIn = (terms: Terms | null, slot: DaySlot) => ({
  pricePaise: terms && computePricePaise({ ...terms, durationMinutes: slot.end - slot.start }),
  hourlyRatePaise: terms && terms.hourlyRatePaise,
});

const findPair = async (actor: Actor | null, workerId: string) =>
  actor
    ? getVisibleUser({ actor, userId: workerId })
    : { viewer: null, user: await getVisibleWorker({ actor, workerId }) };

/** Finds the next time at which a worker is free for an hour; null if there is none within two weeks. */
export const findNextFree = async (
  actor: Actor | null,
  workerId: string,
): Promise<Pick<FreeSlot, 'scheduledAt'> | null> => {
  const { user: worker } = await findPair(actor, workerId);
  const [first] = await findNextFreeSlots({ worker, localDate: toIndiaDay(now()), minutes: 60 });
  return first ?? null;
};

/** Lists a worker's slots on a day with their availability and price. */
export const listSlots = async (input: ListSlotsRequest): Promise<{ data: DayOfSlots }> => {
  const { actor, params, query } = input;
  const { viewer, user: worker } = await findPair(actor, params.id);
  if (worker.role !== 'worker') throw new AppError('not_found');
  const { date: localDate, serviceId } = query;
  const [reserved, service, moving] = await Promise.all([
    listReservedQuarters({ workerId: params.id, localDate }),
    serviceId === undefined ? null : findService(serviceId),
    findMoving(input),
  ]);
  // The place of a rescheduled booking has been checked already.
  const place = moving ? null : await resolvePlace(input, viewer);
  if (!moving)
    await requireNoBarrier(
      { address: place?.address ?? null, skillIds: service?.skillIds ?? [] },
      actor?.locale ?? 'en',
    );
  if (place) await requireReach({ actor, worker, service, place, time: { localDate } });
  const { terms, minutes } = toSlotTerms({ worker, service, moving });
  const slots = slotsOn({
    ...{ localDate, worker, reserved, at: now() },
    own: moving && isMovable(moving) ? moving : undefined,
    ...(minutes !== undefined && { minutes }),
  });
  return {
    data: {
      localDate,
      closedWeekdays: closedWeekdays(worker.availability),
      daysOff: [...(worker.daysOff ?? [])],
      slots: slots.map((slot) => ({
        start: formatClock(slot.start),
        end: formatClock(slot.end),
        label: slotLabel(slot),
        state: slot.state,
        ...priceIn(terms, slot),
      })),
    },
  };
};
