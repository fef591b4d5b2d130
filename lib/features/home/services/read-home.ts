import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { listOfferedSkills } from '#lib/features/catalogue/services/steps/list-offered.ts';
import { sortByDemand, listBooked } from '#lib/features/home/services/steps/by-demand.ts';
import { listPopularHere } from '#lib/features/home/services/steps/popular-here.ts';
import type { PricingPlace } from '#lib/features/catalogue/services/steps/price-services.ts';
import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';

interface HomeSizes {
  categories: number;
  services: number;
}

interface HomeWish extends HomeSizes {
  /** The place that prices are for. */
  here?: PricingPlace | null;
}

/** Returns a customer's home page: the categories most in demand, then popular services. */
export const readHome = async ({
  categories,
  services,
  here = null,
}: HomeWish): Promise<{ data: { categories: NamedEntry[]; popular: OfferedJob[] } }> => {
  const [skills, booked] = await Promise.all([listOfferedSkills(), listBooked()]);
  return {
    data: {
      categories: here?.isOff ? [] : sortByDemand(skills, booked).slice(0, categories).map(toNamedEntry),
      popular: await listPopularHere({ booked, skills, here, limit: services }),
    },
  };
};
