import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findJob, listJobRecordsOfSkill } from '#models/catalogue/service.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { priceServices, type Here } from '#lib/features/catalogue/services/steps/price-services.ts';
import { toJob } from './to-job.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { toNamedEntry } from './to-named-entry.ts';

/** One service as its page offers it, to whoever is at a place. */
export const readService = async (id: string, here: Here | null = null): Promise<{ data: OfferedJob }> => {
  const job = await findJob(id);
  if (!job) throw new AppError('not_found');
  const [data] = await priceServices([toJob(job, await skillList.findByIds(job.skillIds))], here);
  if (!data) throw new AppError('not_found');
  return { data };
};

interface Category {
  skill: NamedEntry;
  services: OfferedJob[];
}

/** A skill with the services that need it; null when there is no such skill. */
export const readCategory = async (skillId: string, here: Here | null = null): Promise<Category | null> => {
  const [skills, jobs] = await Promise.all([skillList.list(), listJobRecordsOfSkill(skillId)]);
  const skill = skills.find(({ _id }) => String(_id) === skillId);
  if (!skill) return null;
  const services = await priceServices(
    jobs.map((job) => toJob(job, skills)),
    here,
  );
  return { skill: toNamedEntry(skill), services };
};
