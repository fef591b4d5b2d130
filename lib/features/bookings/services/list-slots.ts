import type { DayOfSlots, SlotsQuery } from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { pricePaiseOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import { closedWeekdays, slotsOn, type DaySlot } from '#lib/features/bookings/rules/day-slots.ts';
import { formatClock, slotLabel } from '#lib/platform/time/time-slot.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findJob } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listClaimedQuarters } from '#lib/features/bookings/services/steps/plan-time.ts';
import { getVisibleUser } from '#lib/features/people/services/steps/find-visible-user.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  query: SlotsQuery;
}

const priceIn = (worker: UserRecord, servicePricePaise: number | null) => (slot: DaySlot) => {
  const { hourlyRatePaise } = worker;
  if (hourlyRatePaise === null && servicePricePaise === null) return null;
  return pricePaiseOf({
    hourlyRatePaise,
    servicePricePaise: servicePricePaise ?? 0,
    durationMinutes: slot.end - slot.start,
  });
};

/** A worker's day: the seven times, which of them can be had, and what they cost. */
export const listSlots = async ({ actor, params, query }: Input): Promise<{ data: DayOfSlots }> => {
  const { user: worker } = await getVisibleUser({ actor, userId: params.id });
  if (worker.role !== 'worker') throw new AppError('not_found');
  const { date: localDate, serviceId } = query;
  const [claimed, service] = await Promise.all([
    listClaimedQuarters({ workerId: params.id, localDate }),
    serviceId === undefined ? null : findJob(serviceId),
  ]);
  const priceOf = priceIn(worker, service && service.pricePaise);
  const slots = slotsOn({ localDate, availability: worker.availability, claimed, at: now() });
  return {
    data: {
      localDate,
      closedWeekdays: closedWeekdays(worker.availability),
      slots: slots.map((slot) => ({
        start: formatClock(slot.start),
        end: formatClock(slot.end),
        label: slotLabel(slot),
        state: slot.state,
        pricePaise: priceOf(slot),
      })),
    },
  };
};
