import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { listJobRecordsById, listNewestJobRecords, type ServiceRecord } from '#models/catalogue/service.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { priceServices, type Here } from '#lib/features/catalogue/services/steps/price-services.ts';
import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import { toJob } from '#lib/features/catalogue/services/to-job.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listMostBooked } from '#models/bookings/all-bookings.ts';

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

interface HomeSizes {
  categories: number;
  services: number;
}

interface HomeWish extends HomeSizes {
  /** Where the prices are asked for. */
  here?: Here | null;
}

interface HomeLists {
  categories: NamedEntry[];
  popular: OfferedJob[];
}

/** Most booked first, then, while there is room, the newest. */
const listPopular = async (most: number): Promise<ServiceRecord[]> => {
  const ids = await popularServices();
  const [booked, newest] = await Promise.all([
    ids.length > 0 ? listJobRecordsById(ids) : [],
    listNewestJobRecords(most),
  ]);
  const placeOf = ({ _id }: ServiceRecord): number => ids.indexOf(String(_id));
  const others = newest.filter((job) => placeOf(job) < 0);
  return [...booked.toSorted((one, two) => placeOf(one) - placeOf(two)), ...others].slice(0, most);
};

/** What the home page shows to customers: the first categories by name, and the popular services. */
export const readHome = async ({
  categories,
  services,
  here = null,
}: HomeWish): Promise<{ data: HomeLists }> => {
  const [skills, jobs] = await Promise.all([skillList.list(), listPopular(services)]);
  return {
    data: {
      categories: skills.slice(0, categories).map(toNamedEntry),
      popular: await priceServices(
        jobs.map((job) => toJob(job, skills)),
        here,
      ),
    },
  };
};
