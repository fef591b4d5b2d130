import type { JobInput } from '#lib/features/catalogue/contracts/jobs.ts';
import type { JobEntry } from '#models/catalogue/job.ts';
import type { SkillRecord } from '#models/catalogue/skill.ts';

/** What is stored of a service; money in paise. */
export const toJobEntry = (body: JobInput, skills: readonly SkillRecord[]): JobEntry => ({
  title: body.title,
  titles: body.titles,
  description: body.description,
  descriptions: body.descriptions,
  pricePaise: Math.round(body.price * 100),
  imageKeys: body.image,
  skillIds: skills.map(({ _id }) => _id),
});
