import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listMostBooked } from '#models/bookings/all-bookings.ts';
import { listJobRecordsById, type ServiceRecord } from '#models/catalogue/service.ts';

const DAYS = 90;
/** More than any screen shows: some may have been removed since. */
const MOST = 50;

const kept = createTtlCache<Promise<string[]>>({
  ...{ name: 'popularServices', keptMs: 60_000, most: 1 },
  clock: () => now().getTime(),
});

/** The services that were done most often in the last 90 days, counted again each minute. */
const popularServices = (): Promise<string[]> =>
  kept.get('all', () => listMostBooked({ since: new Date(now().getTime() - DAYS * 86_400_000), most: MOST }));

/** The services of most bookings, the most booked first. */
export const listBooked = async (): Promise<ServiceRecord[]> => {
  const ids = await popularServices();
  const booked = ids.length > 0 ? await listJobRecordsById(ids) : [];
  const placeOf = ({ _id }: ServiceRecord): number => ids.indexOf(String(_id));
  return booked.toSorted((one, two) => placeOf(one) - placeOf(two));
};

/** The trades of the most booked services first; the rest in their order. */
export const byDemand = <Trade extends { _id: unknown }>(
  trades: readonly Trade[],
  booked: readonly ServiceRecord[],
): Trade[] => {
  const wanted = booked.flatMap(({ skillIds }) => skillIds.map(String));
  const placeOf = ({ _id }: Trade): number => {
    const at = wanted.indexOf(String(_id));
    return at < 0 ? wanted.length : at;
  };
  return trades.toSorted((one, two) => placeOf(one) - placeOf(two));
};
