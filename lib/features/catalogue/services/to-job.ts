import { imageUrl } from '#lib/platform/images/image-file.ts';
import { resolveDuration } from '#lib/features/catalogue/rules/pricing.ts';
import type { Job, PricedService } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { SkillRecord } from '#models/catalogue/named-list.ts';
import { toNamedEntry } from './to-named-entry.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';

const inSkillOrder = (job: ServiceRecord, skills: readonly SkillRecord[]): NamedEntry[] =>
  job.skillIds.flatMap((id) => skills.filter(({ _id }) => _id.equals(id)).map(toNamedEntry));

/** Maps a service as pages show it; `skills` must include all it needs. */
export const toPricedService = (job: ServiceRecord, skills: readonly SkillRecord[]): PricedService => ({
  _id: String(job._id),
  title: job.title,
  titles: job.titles,
  image: job.imageKeys.map((key) => imageUrl({ key, size: 640 })),
  pricePaise: job.pricePaise,
  description: job.description,
  descriptions: job.descriptions,
  durationMinutes: resolveDuration(job),
  includes: job.includes ?? [],
  excludes: job.excludes ?? [],
  requiredSkills: inSkillOrder(job, skills),
});

/** Maps a service as the API names it, with its price in rupees. */
export const toService = (job: ServiceRecord, skills: readonly SkillRecord[]): Job => {
  const { pricePaise, ...service } = toPricedService(job, skills);
  return { ...service, price: toRupees(pricePaise) };
};
