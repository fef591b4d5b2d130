import { pricePaiseOf } from './work-price.ts';
import { offeredSlots } from '#lib/platform/time/time-slot.ts';

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
