import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import { filterOfferedServices } from '#lib/features/catalogue/services/steps/list-offered.ts';
import { priceServices, type PricingPlace } from '#lib/features/catalogue/services/steps/price-services.ts';
import { toPricedService } from '#lib/features/catalogue/services/to-job.ts';
import type { SkillRecord } from '#models/catalogue/named-list.ts';
import { listNewestJobRecords, type ServiceRecord } from '#models/catalogue/service.ts';

/** More than any screen shows, because some cannot be booked at the place. */
const SCAN_LIMIT = 24;

/**
 * Returns the most booked services, then the newest, with their price at the place. At a known place only those that
 * can be booked there, unless there are none; in a switched-off city none at all.
 */
export const listPopularHere = async ({
  booked,
  skills,
  here,
  limit,
}: {
  booked: readonly ServiceRecord[];
  skills: readonly SkillRecord[];
  here: PricingPlace | null;
  limit: number;
}): Promise<OfferedJob[]> => {
  if (here?.isOff) return [];
  const isBooked = new Set(booked.map(({ key }) => key));
  const newest = await filterOfferedServices(await listNewestJobRecords(SCAN_LIMIT));
  const services = [...booked, ...newest.filter(({ key }) => !isBooked.has(key))].slice(0, SCAN_LIMIT);
  const priced = await priceServices(
    services.map((service) => toPricedService(service, skills)),
    here,
  );
  const bookable = priced.filter(({ least }) => least?.city === null);
  return (here && bookable.length > 0 ? bookable : priced).slice(0, limit);
};
