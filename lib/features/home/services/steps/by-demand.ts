import { filterOfferedServices } from '#lib/features/catalogue/services/steps/list-offered.ts';
import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listMostBooked } from '#models/bookings/all-bookings.ts';
import { listServiceRecordsById, type ServiceRecord } from '#models/catalogue/service.ts';

const DAYS = 90;
/** More than any screen shows, because some services may have been removed. */
const MAX_SERVICES = 50;

const kept = createTtlCache<Promise<string[]>>({
  ...{ name: 'popularServices', keptMs: 60_000, maxEntries: 1 },
  clock: () => now().getTime(),
});

/** The most completed services of the last 90 days, cached for a minute. */
const popularServices = (): Promise<string[]> =>
  kept.get('all', () =>
    listMostBooked({ since: new Date(now().getTime() - DAYS * 86_400_000), limit: MAX_SERVICES }),
  );

/** Returns the most booked services that can be booked now, most booked first. */
export const listBooked = async (): Promise<ServiceRecord[]> => {
  const ids = await popularServices();
  const booked = ids.length > 0 ? await filterOfferedServices(await listServiceRecordsById(ids)) : [];
  const indexOfService = ({ _id }: ServiceRecord): number => ids.indexOf(String(_id));
  return booked.toSorted((one, two) => indexOfService(one) - indexOfService(two));
};

/** Puts the trades of the most booked services first; the rest keep their order. */
export const sortByDemand = <Trade extends { _id: unknown }>(
  trades: readonly Trade[],
  booked: readonly ServiceRecord[],
): Trade[] => {
  const bookedSkills = booked.flatMap(({ skillIds }) => skillIds.map(String));
  const indexOfTrade = ({ _id }: Trade): number => {
    const at = bookedSkills.indexOf(String(_id));
    return at < 0 ? bookedSkills.length : at;
  };
  return trades.toSorted((one, two) => indexOfTrade(one) - indexOfTrade(two));
};
