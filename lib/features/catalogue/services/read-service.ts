import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findService, listJobRecordsOfSkill } from '#models/catalogue/service.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { priceServices, type PricingPlace } from '#lib/features/catalogue/services/steps/price-services.ts';
import { filterOfferedServices } from './steps/list-offered.ts';
import { toPricedService } from './to-job.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { toNamedEntry } from './to-named-entry.ts';

/** Returns one service as its page shows it, priced for a place. */
export const readService = async (
  id: string,
  here: PricingPlace | null = null,
): Promise<{ data: OfferedJob }> => {
  const job = await findService(id);
  if (!job) throw new AppError('not_found');
  const [data] = await priceServices([toPricedService(job, await skillList.findByIds(job.skillIds))], here);
  if (!data) throw new AppError('not_found');
  return { data };
};

interface Category {
  skill: NamedEntry;
  services: OfferedJob[];
}

const isBookable = ({ least }: OfferedJob): boolean => least?.city === null;

/**
 * Returns a skill with the services that need it, those that can be booked at the place first; null for an unknown
 * skill.
 */
export const readCategory = async (
  skillId: string,
  here: PricingPlace | null = null,
): Promise<Category | null> => {
  const [skills, jobs] = await Promise.all([skillList.list(), listJobRecordsOfSkill(skillId)]);
  const skill = skills.find(({ _id }) => String(_id) === skillId);
  if (!skill) return null;
  const services = await priceServices(
    (await filterOfferedServices(jobs)).map((job) => toPricedService(job, skills)),
    here,
  );
  const others = services.filter((service) => !isBookable(service));
  return { skill: toNamedEntry(skill), services: [...services.filter(isBookable), ...others] };
};
