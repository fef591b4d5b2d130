import type { Job, JobChange, JobInput, JobQuery } from '#lib/features/catalogue/contracts/jobs.ts';
import {
  type JobEntry,
  listJobRecords,
  type ServiceRecord,
  findJob,
  findJobByTitle,
  insertJob,
  replaceJob as replaceRecord,
  removeJob as removeRecord,
} from '#models/catalogue/service.ts';
import { type SkillRecord, skillList } from '#models/catalogue/named-list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { durationOf, isOffered } from '#lib/features/catalogue/rules/lowest-price.ts';
import { keepFormer } from '#lib/features/people/rules/former-prices.ts';
import { getVisibleWorker } from '#lib/features/people/services/steps/find-visible-user.ts';
import { toJob } from './to-job.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { createJobCall } from '#lib/features/catalogue/contracts/jobs.calls.ts';
import { now } from '#lib/platform/time/clock.ts';
import { type Tx, inTransaction } from '#models/connection.ts';
import { exchangeImages } from '#lib/platform/images/images.ts';
import { runIdempotent } from '#lib/platform/idempotency/run-idempotent.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';

/** The skills that a service needs, in their order and each once; an id that names none is a fault of its place. */
const requireSkills = async (ids: readonly string[], tx: Tx): Promise<SkillRecord[]> => {
  const found = new Map((await skillList.findByIds(ids, tx)).map((skill) => [String(skill._id), skill]));
  const errors = ids.flatMap((id, at) =>
    found.has(id) ? [] : [{ field: `requiredSkills.${at}`, code: 'unknown_skill' } as const],
  );
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
};

/** What is stored of how long a service takes and what belongs to it; what is not named stays. */
const toExtent = (
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

/** What is stored of a service; money in paise. */
const toJobEntry = (body: JobInput, skills: readonly SkillRecord[]): JobEntry => ({
  title: body.title,
  titles: body.titles,
  description: body.description,
  descriptions: body.descriptions,
  pricePaise: Math.round(body.price * 100),
  imageKeys: body.image,
  skillIds: skills.map(({ _id }) => _id),
  ...(body.searchWords && { searchWords: body.searchWords }),
  ...toExtent(body),
});

interface Input {
  actor: Actor;
  query: JobQuery;
}

const keepOffered = async (jobs: ServiceRecord[], { actor, query }: Input): Promise<ServiceRecord[]> => {
  if (query.workerId === undefined) return jobs;
  const worker = await getVisibleWorker({ actor, workerId: query.workerId });
  return jobs.filter((job) => isOffered(job, worker));
};

/** All services by title; of a worker, those for which this worker has every skill. */
export const listJobs = async (input?: Input): Promise<{ data: Job[] }> => {
  const [jobs, skills] = await Promise.all([listJobRecords(), skillList.list()]);
  const wanted = input ? await keepOffered(jobs, input) : jobs;
  return { data: wanted.map((job) => toJob(job, skills)) };
};

/** One service by its id. */
export const getJob = async ({ params }: { params: { id: string } }): Promise<{ data: Job }> => {
  const job = await findJob(params.id);
  if (!job) throw new AppError('not_found');
  return { data: toJob(job, await skillList.findByIds(job.skillIds)) };
};

interface CreateJobInput {
  actor: Actor;
  body: JobInput;
  idempotencyKey: string | null;
}

const insert = async ({ actor, body }: Pick<CreateJobInput, 'actor' | 'body'>, tx: Tx): Promise<Job> => {
  const skills = await requireSkills(body.requiredSkills, tx);
  await exchangeImages({ actor, before: [], after: body.image }, tx);
  const job = await insertJob({ ...toJobEntry(body, skills), createdAt: now() }, tx);
  await writeAudit({ actor, act: 'job.create', subjectId: String(job._id), details: body }, tx);
  return toJob(job, skills);
};

/** Adds a service; a title that exists already answers the service that has it, so that a seed may run twice. */
export const createJob = ({ actor, body, idempotencyKey }: CreateJobInput): Promise<{ data: Job }> =>
  runIdempotent({
    actor,
    call: createJobCall,
    key: idempotencyKey,
    body,
    work: async (tx) => {
      const existing = await findJobByTitle(body.title, tx);
      if (!existing) return { data: await insert({ actor, body }, tx) };
      return { data: toJob(existing, await skillList.findByIds(existing.skillIds, tx)) };
    },
  });

interface ReplaceJobInput {
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

/** Changes a service; its bookings keep what was agreed. */
export const replaceJob = ({ actor, params: { id }, body }: ReplaceJobInput): Promise<{ data: Job }> =>
  inTransaction(async (tx) => {
    const before = await readChangeable(id, body.title, tx);
    const chosen = body.requiredSkills ? await requireSkills(body.requiredSkills, tx) : null;
    const entry = changeEntry(before, body, chosen);
    await exchangeImages({ actor, before: before.imageKeys, after: entry.imageKeys }, tx);
    await writeAudit({ actor, act: 'job.replace', subjectId: id, details: body }, tx);
    const after = (await replaceRecord(id, entry, tx)) ?? before;
    return { data: toJob(after, chosen ?? (await skillList.findByIds(after.skillIds, tx))) };
  });

interface RemoveJobInput {
  actor: Actor;
  params: { id: string };
}

/** Removes a service and gives its pictures up. */
export const removeJob = ({ actor, params: { id } }: RemoveJobInput): Promise<{ data: Job }> =>
  inTransaction(async (tx) => {
    const job = await findJob(id, tx);
    if (!job) throw new AppError('not_found');
    await exchangeImages({ actor, before: job.imageKeys, after: [] }, tx);
    await removeRecord(id, tx);
    await writeAudit({ actor, act: 'job.remove', subjectId: id, details: { title: job.title } }, tx);
    return { data: toJob(job, await skillList.findByIds(job.skillIds, tx)) };
  });
