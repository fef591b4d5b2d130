import type { DayOfSlots, SlotsQuery } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { durationOf, pricePaiseOf, termsOf, type Terms } from '#lib/features/catalogue/rules/lowest-price.ts';
import { closedWeekdays, slotsOn, type DaySlot } from '#lib/features/bookings/rules/day-slots.ts';
import { formatClock, slotLabel } from '#lib/platform/time/time-slot.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findJob, type ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listClaimedQuarters } from '#lib/features/bookings/services/steps/plan-time.ts';
import { requireReach } from '#lib/features/bookings/services/steps/find-others.ts';
import { locateJob } from '#lib/features/places/services/steps/locate-address.ts';
import type { Located } from '#lib/features/places/rules/serves.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { getVisibleUser } from '#lib/features/people/services/steps/find-visible-user.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  query: SlotsQuery;
}

/** The asker's booking of this worker that is to move. */
const findMoving = async ({ actor, params, query: { bookingId } }: Input): Promise<BookingRecord | null> => {
  const booking = bookingId === undefined ? null : await findBooking(bookingId);
  const isTheirs = String(booking?.customerId) === actor.userId && String(booking?.workerId) === params.id;
  return isTheirs ? booking : null;
};

/** Where the work is to be; null where nobody said. */
const placeOf = async ({ query: { pinCode, city } }: Input, viewer: UserRecord): Promise<Located | null> => {
  if (pinCode !== undefined || city !== undefined)
    return locateJob({ ...(pinCode !== undefined && { pinCode }), ...(city !== undefined && { city }) });
  return viewer.role === 'customer' ? locateJob(viewer.address) : null;
};

// A booking that is over holds no time any more, and somebody else may have it.
const isMovable = ({ status }: BookingRecord): boolean => status === 'pending' || status === 'accepted';

interface SlotTerms {
  /** Null: nobody has said what is to be done, and the worker has no rate. */
  terms: Terms | null;
  /** Undefined: nobody has said how long it takes. */
  minutes: number | undefined;
}

interface Wish {
  worker: UserRecord;
  service: ServiceRecord | null;
  moving: BookingRecord | null;
}

/** What the times cost and how long they are: of a booking that moves as it was agreed. */
const slotTermsOf = ({ worker, service, moving }: Wish): SlotTerms => {
  if (moving) {
    const { hourlyRatePaise, pricePaise: servicePricePaise, startsAt, endsAt } = moving;
    const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
    return { terms: { hourlyRatePaise, servicePricePaise }, minutes };
  }
  if (service) return { terms: termsOf(worker, service), minutes: durationOf(service) };
  const { hourlyRatePaise } = worker;
  return {
    terms: hourlyRatePaise === null ? null : { hourlyRatePaise, servicePricePaise: 0 },
    minutes: undefined,
  };
};

const priceIn = (terms: Terms | null, slot: DaySlot) => ({
  pricePaise: terms && pricePaiseOf({ ...terms, durationMinutes: slot.end - slot.start }),
  hourlyRatePaise: terms && terms.hourlyRatePaise,
});

/** A worker's day: its times, which of them can be had, and what they cost. */
export const listSlots = async (input: Input): Promise<{ data: DayOfSlots }> => {
  const { actor, params, query } = input;
  const { viewer, user: worker } = await getVisibleUser({ actor, userId: params.id });
  if (worker.role !== 'worker') throw new AppError('not_found');
  const { date: localDate, serviceId } = query;
  const [claimed, service, moving] = await Promise.all([
    listClaimedQuarters({ workerId: params.id, localDate }),
    serviceId === undefined ? null : findJob(serviceId),
    findMoving(input),
  ]);
  // Where a booking that moves is has been settled.
  const place = moving ? null : await placeOf(input, viewer);
  if (place) await requireReach({ actor, worker, service, place, time: { localDate } });
  const { terms, minutes } = slotTermsOf({ worker, service, moving });
  const slots = slotsOn({
    ...{ localDate, worker, claimed, at: now() },
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
