import type { Job, JobChange } from '#lib/features/catalogue/contracts/jobs.ts';
import { resolveDuration } from '#lib/features/catalogue/rules/pricing.ts';
import { keepFormer } from '#lib/features/people/rules/former-prices.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { exchangeImages } from '#lib/platform/images/images.ts';
import { now } from '#lib/platform/time/clock.ts';
import { type SkillRecord, skillList } from '#models/catalogue/named-list.ts';
import {
  findService,
  findServiceByTitle,
  replaceService as replaceRecord,
  type ServiceEntry,
  type ServiceRecord,
} from '#models/catalogue/service.ts';
import type { Tx } from '#models/connection.ts';
import { toService } from '#lib/features/catalogue/services/to-job.ts';
import { toPaise } from '#lib/platform/contract/rupees.ts';

/** Returns a service's skills, unique and in order. Throws on an unknown id and names its position. */
export const requireSkills = async (ids: readonly string[], tx: Tx): Promise<SkillRecord[]> => {
  const found = new Map((await skillList.findByIds(ids, tx)).map((skill) => [String(skill._id), skill]));
  const errors = ids.flatMap((id, at) =>
    found.has(id) ? [] : [{ field: `requiredSkills.${at}`, code: 'unknown_skill' } as const],
  );
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
};

/** Returns the stored duration and included items; omitted ones stay unchanged. */
export const toExtent = (
  { durationMinutes, includes, excludes }: JobChange,
  before?: ServiceRecord,
): Partial<ServiceEntry> => ({
  ...(durationMinutes !== undefined && { durationMinutes }),
  ...(includes && { includes }),
  ...(excludes && { excludes }),
  ...(before &&
    durationMinutes !== undefined &&
    durationMinutes !== resolveDuration(before) && { durationSince: now() }),
});

export interface ServiceChange {
  actor: Actor;
  params: { id: string };
  body: JobChange;
}

/** The changed price, and the former one to remember. */
const toPrice = (
  { pricePaise: before, formerPrices: former }: ServiceRecord,
  { price }: JobChange,
): Pick<ServiceEntry, 'pricePaise' | 'formerPrices'> => {
  const pricePaise = price === undefined ? before : toPaise(price);
  const formerPrices = keepFormer({ paise: before, former }, pricePaise, now());
  return { pricePaise, ...(formerPrices && { formerPrices }) };
};

/** Applies a partial change; money in paise. */
const changeEntry = (
  before: ServiceRecord,
  body: JobChange,
  skills: readonly SkillRecord[] | null,
): ServiceEntry => ({
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
  const job = await findService(id, tx);
  if (!job) throw new AppError('not_found');
  const holder = title === undefined ? null : await findServiceByTitle(title, tx);
  if (holder && !holder._id.equals(job._id))
    throw new AppError('name_taken', { errors: [{ field: 'title', code: 'name_taken' }] });
  return job;
};

/** Changes a service within a transaction. Existing bookings keep their agreed terms. */
export const changeService = async (
  { actor, params: { id }, body: { reason: note, ...body } }: ServiceChange,
  tx: Tx,
): Promise<{ data: Job }> => {
  const before = await readChangeable(id, body.title, tx);
  const chosen = body.requiredSkills ? await requireSkills(body.requiredSkills, tx) : null;
  const entry = changeEntry(before, body, chosen);
  await exchangeImages({ actor, before: before.imageKeys, after: entry.imageKeys }, tx);
  await writeAudit({ actor, act: 'job.replace', subjectId: id, details: { ...body, note } }, tx);
  const after = (await replaceRecord(id, entry, tx)) ?? before;
  return { data: toService(after, chosen ?? (await skillList.findByIds(after.skillIds, tx))) };
};
