import type { OfferedJob } from '#lib/contracts/jobs.ts';
import type { NamedEntry } from '#lib/contracts/named-lists.ts';
import { listJobRecordsOfSkill } from '#models/job.ts';
import { skillList } from '#models/skill.ts';
import { toNamedEntry } from '../skills/to-named-entry.ts';
import { priceServices } from '../steps/price-services.ts';
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
