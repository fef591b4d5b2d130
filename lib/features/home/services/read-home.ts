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

/** The services of most bookings, the most booked first. */
const listBooked = async (): Promise<ServiceRecord[]> => {
  const ids = await popularServices();
  const booked = ids.length > 0 ? await listJobRecordsById(ids) : [];
  const placeOf = ({ _id }: ServiceRecord): number => ids.indexOf(String(_id));
  return booked.toSorted((one, two) => placeOf(one) - placeOf(two));
};

/** The trades of the most booked services first; the rest in their order. */
const byDemand = <Trade extends { _id: unknown }>(trades: readonly Trade[], booked: ServiceRecord[]) => {
  const wanted = booked.flatMap(({ skillIds }) => skillIds.map(String));
  const placeOf = ({ _id }: Trade): number => {
    const at = wanted.indexOf(String(_id));
    return at < 0 ? wanted.length : at;
  };
  return trades.toSorted((one, two) => placeOf(one) - placeOf(two));
};

/** What the home page shows to customers: the categories most in demand, and the popular services, then the newest. */
export const readHome = async ({
  categories,
  services,
  here = null,
}: HomeWish): Promise<{ data: HomeLists }> => {
  const [skills, booked, newest] = await Promise.all([
    skillList.list(),
    listBooked(),
    listNewestJobRecords(services),
  ]);
  const isBooked = new Set(booked.map(({ key }) => key));
  const jobs = [...booked, ...newest.filter(({ key }) => !isBooked.has(key))].slice(0, services);
  return {
    data: {
      categories: byDemand(skills, booked).slice(0, categories).map(toNamedEntry),
      popular: await priceServices(
        jobs.map((job) => toJob(job, skills)),
        here,
      ),
    },
  };
};
