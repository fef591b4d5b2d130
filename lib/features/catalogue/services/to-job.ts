import { imageUrl } from '#lib/platform/images/image-file.ts';
import { durationOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import type { Job } from '#lib/features/catalogue/contracts/jobs.ts';
import type { NamedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { SkillRecord } from '#models/catalogue/named-list.ts';
import { toNamedEntry } from './to-named-entry.ts';

const inOrderOf = (job: ServiceRecord, skills: readonly SkillRecord[]): NamedEntry[] =>
  job.skillIds.flatMap((id) => skills.filter(({ _id }) => _id.equals(id)).map(toNamedEntry));

/** A service with its price in rupees; `skills` holds at least those that it needs. */
export const toJob = (job: ServiceRecord, skills: readonly SkillRecord[]): Job => ({
  _id: String(job._id),
  title: job.title,
  titles: job.titles,
  image: job.imageKeys.map((key) => imageUrl({ key, size: 640 })),
  price: job.pricePaise / 100,
  description: job.description,
  descriptions: job.descriptions,
  durationMinutes: durationOf(job),
  includes: job.includes ?? [],
  excludes: job.excludes ?? [],
  requiredSkills: inOrderOf(job, skills),
});
