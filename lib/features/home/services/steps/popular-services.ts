import { processWide } from '#lib/platform/config/process-wide.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listMostBooked } from '#models/bookings/booking.ts';

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
export const popularServices = (): Promise<string[]> => {
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
