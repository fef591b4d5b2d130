import { processWide } from '#lib/platform/config/process-wide.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listMostBooked } from '#models/bookings/all-bookings.ts';
import { listJobRecordsById, type ServiceRecord } from '#models/catalogue/service.ts';

const DAYS = 90;
const KEPT_MS = 60_000;
/** More than any screen shows: some may have been removed since. */
const MOST = 50;

interface Kept {
  ids: Promise<string[]>;
  readAt: number;
}
const kept = processWide('popularServices', (): { last: Kept | null } => ({ last: null }));

/** The services that were done most often in the last 90 days, counted again each minute. */
const popularServices = (): Promise<string[]> => {
  const at = now().getTime();
  const store = kept.get();
  if (store.last && Math.abs(at - store.last.readAt) < KEPT_MS) return store.last.ids;
  const since = new Date(at - DAYS * 86_400_000);
  const ids = listMostBooked({ since, most: MOST }).catch((error: unknown) => {
    store.last = null;
    throw error;
  });
  store.last = { ids, readAt: at };
  return ids;
};

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
