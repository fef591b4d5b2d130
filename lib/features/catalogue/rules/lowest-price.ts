import { offeredSlots } from '#lib/platform/time/time-slot.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { UserRecord } from '#models/people/user.ts';

interface Work {
  /** The worker's own rate; null where the service's price counts. */
  readonly hourlyRatePaise: number | null;
  readonly servicePricePaise: number;
  readonly durationMinutes: number;
}

/** What a booking costs: the worker's hours, or the service as a whole. */
export const pricePaiseOf = ({ hourlyRatePaise, servicePricePaise, durationMinutes }: Work): number =>
  hourlyRatePaise === null ? servicePricePaise : Math.round((hourlyRatePaise * durationMinutes) / 60);

interface Offer {
  readonly servicePricePaise: number;
  /** The lowest rate for an hour among those who do it; null where nobody has a rate of their own. */
  readonly lowestPaise: number | null;
  /** Somebody does it for the service's own price. */
  readonly hasNoRate: boolean;
}

const shortestMinutes = Math.min(...offeredSlots.map(({ start, end }) => end - start));

/** The least that a service costs with somebody; null where everybody asks the service's own price. */
export const lowestPricePaise = ({ servicePricePaise, lowestPaise, hasNoRate }: Offer): number | null => {
  if (lowestPaise === null) return null;
  const byTheHour = pricePaiseOf({
    hourlyRatePaise: lowestPaise,
    servicePricePaise,
    durationMinutes: shortestMinutes,
  });
  return hasNoRate && servicePricePaise > 0 ? Math.min(servicePricePaise, byTheHour) : byTheHour;
};

/** Whether a worker has every skill that a service needs. */
export const isOffered = (
  { skillIds }: Pick<ServiceRecord, 'skillIds'>,
  { skills }: Pick<UserRecord, 'skills'>,
): boolean => skillIds.every((id) => skills.some(({ _id }) => id.equals(_id)));
