import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { listJobRecordsOfSkill } from '#models/catalogue/job.ts';
import { skillList } from '#models/catalogue/skill.ts';
import { toNamedEntry } from './to-named-entry.ts';
import { priceServices } from '#lib/features/catalogue/services/steps/price-services.ts';
import { toJob } from './to-job.ts';

interface Category {
  skill: NamedEntry;
  services: OfferedJob[];
}

/** A skill with the services that need it; null when there is no such skill. */
export const readCategory = async (skillId: string): Promise<Category | null> => {
  const [skills, jobs] = await Promise.all([skillList.list(), listJobRecordsOfSkill(skillId)]);
  const skill = skills.find(({ _id }) => String(_id) === skillId);
  if (!skill) return null;
  const services = await priceServices(jobs.map((job) => toJob(job, skills)));
  return { skill: toNamedEntry(skill), services };
};
