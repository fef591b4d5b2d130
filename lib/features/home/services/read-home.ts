import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { listJobRecordsById, listNewestJobRecords, type JobRecord } from '#models/catalogue/job.ts';
import { skillList } from '#models/catalogue/skill.ts';
import { popularServices } from '#lib/features/home/services/steps/popular-services.ts';
import { priceServices } from '#lib/features/catalogue/services/steps/price-services.ts';
import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import { toJob } from '#lib/features/catalogue/services/to-job.ts';

interface HomeSizes {
  categories: number;
  services: number;
}

interface HomeLists {
  categories: NamedEntry[];
  popular: OfferedJob[];
}

/** Most booked first, then, while there is room, the newest. */
const listPopular = async (most: number): Promise<JobRecord[]> => {
  const ids = await popularServices();
  const [booked, newest] = await Promise.all([
    ids.length > 0 ? listJobRecordsById(ids) : [],
    listNewestJobRecords(most),
  ]);
  const placeOf = ({ _id }: JobRecord): number => ids.indexOf(String(_id));
  const others = newest.filter((job) => placeOf(job) < 0);
  return [...booked.toSorted((one, two) => placeOf(one) - placeOf(two)), ...others].slice(0, most);
};

/** What the home page shows to customers: the first categories by name, and the popular services. */
export const readHome = async ({ categories, services }: HomeSizes): Promise<{ data: HomeLists }> => {
  const [skills, jobs] = await Promise.all([skillList.list(), listPopular(services)]);
  return {
    data: {
      categories: skills.slice(0, categories).map(toNamedEntry),
      popular: await priceServices(jobs.map((job) => toJob(job, skills))),
    },
  };
};
