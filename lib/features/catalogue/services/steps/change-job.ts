import type { Job, JobChange } from '#lib/features/catalogue/contracts/jobs.ts';
import { durationOf } from '#lib/features/catalogue/rules/lowest-price.ts';
import { keepFormer } from '#lib/features/people/rules/former-prices.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { exchangeImages } from '#lib/platform/images/images.ts';
import { now } from '#lib/platform/time/clock.ts';
import { type SkillRecord, skillList } from '#models/catalogue/named-list.ts';
import {
  findJob,
  findJobByTitle,
  replaceJob as replaceRecord,
  type JobEntry,
  type ServiceRecord,
} from '#models/catalogue/service.ts';
import type { Tx } from '#models/connection.ts';
import { toJob } from '#lib/features/catalogue/services/to-job.ts';

/** The skills that a service needs, in their order and each once; an id that names none is a fault of its place. */
export const requireSkills = async (ids: readonly string[], tx: Tx): Promise<SkillRecord[]> => {
  const found = new Map((await skillList.findByIds(ids, tx)).map((skill) => [String(skill._id), skill]));
  const errors = ids.flatMap((id, at) =>
    found.has(id) ? [] : [{ field: `requiredSkills.${at}`, code: 'unknown_skill' } as const],
  );
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
};

/** What is stored of how long a service takes and what belongs to it; what is not named stays. */
export const toExtent = (
  { durationMinutes, includes, excludes }: JobChange,
  before?: ServiceRecord,
): Partial<JobEntry> => ({
  ...(durationMinutes !== undefined && { durationMinutes }),
  ...(includes && { includes }),
  ...(excludes && { excludes }),
  ...(before &&
    durationMinutes !== undefined &&
    durationMinutes !== durationOf(before) && { durationSince: now() }),
});

export interface JobToChange {
  actor: Actor;
  params: { id: string };
  body: JobChange;
}

/** The price after a change, and what is to be remembered of the one before. */
const toPrice = (
  { pricePaise: before, formerPrices: former }: ServiceRecord,
  { price }: JobChange,
): Pick<JobEntry, 'pricePaise' | 'formerPrices'> => {
  const pricePaise = price === undefined ? before : Math.round(price * 100);
  const formerPrices = keepFormer({ paise: before, former }, pricePaise, now());
  return { pricePaise, ...(formerPrices && { formerPrices }) };
};

/** What a service is after a change that names some of it; money in paise. */
const changeEntry = (
  before: ServiceRecord,
  body: JobChange,
  skills: readonly SkillRecord[] | null,
): JobEntry => ({
  ...toPrice(before, body),
  title: body.title ?? before.title,
  titles: { ...before.titles, ...body.titles },
  description: body.description ?? before.description,
  descriptions: { ...before.descriptions, ...body.descriptions },
  imageKeys: body.image ?? before.imageKeys,
  skillIds: skills?.map(({ _id }) => _id) ?? before.skillIds,
  ...(body.searchWords && { searchWords: body.searchWords }),
  ...toExtent(body, before),
});

const readChangeable = async (id: string, title: string | undefined, tx: Tx): Promise<ServiceRecord> => {
  const job = await findJob(id, tx);
  if (!job) throw new AppError('not_found');
  const holder = title === undefined ? null : await findJobByTitle(title, tx);
  if (holder && !holder._id.equals(job._id))
    throw new AppError('name_taken', { errors: [{ field: 'title', code: 'name_taken' }] });
  return job;
};

/** Changes a service within a larger change; its bookings keep what was agreed. */
export const changeJob = async (
  { actor, params: { id }, body }: JobToChange,
  tx: Tx,
): Promise<{ data: Job }> => {
  const before = await readChangeable(id, body.title, tx);
  const chosen = body.requiredSkills ? await requireSkills(body.requiredSkills, tx) : null;
  const entry = changeEntry(before, body, chosen);
  await exchangeImages({ actor, before: before.imageKeys, after: entry.imageKeys }, tx);
  await writeAudit({ actor, act: 'job.replace', subjectId: id, details: body }, tx);
  const after = (await replaceRecord(id, entry, tx)) ?? before;
  return { data: toJob(after, chosen ?? (await skillList.findByIds(after.skillIds, tx))) };
};
