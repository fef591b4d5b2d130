import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { byDemand, listBooked } from '#lib/features/home/services/steps/by-demand.ts';
import { listNewestJobRecords } from '#models/catalogue/service.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { priceServices, type Here } from '#lib/features/catalogue/services/steps/price-services.ts';
import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import { toJob } from '#lib/features/catalogue/services/to-job.ts';

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
