import type { Job, JobInput, JobQuery } from '#lib/features/catalogue/contracts/jobs.ts';
import {
  type JobEntry,
  listJobRecords,
  type ServiceRecord,
  findJob,
  findJobByTitle,
  insertJob,
  removeJob as removeRecord,
} from '#models/catalogue/service.ts';
import { type SkillRecord, skillList } from '#models/catalogue/named-list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isOffered } from '#lib/features/catalogue/rules/lowest-price.ts';
import { getVisibleWorker } from '#lib/features/people/services/steps/find-visible-user.ts';
import {
  changeJob,
  requireSkills,
  toExtent,
  type JobToChange,
} from '#lib/features/catalogue/services/steps/change-job.ts';
import { toJob } from './to-job.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { createJobCall } from '#lib/features/catalogue/contracts/jobs.calls.ts';
import { now } from '#lib/platform/time/clock.ts';
import { type Tx, inTransaction } from '#models/connection.ts';
import { exchangeImages } from '#lib/platform/images/images.ts';
import { runIdempotent } from '#lib/platform/idempotency/run-idempotent.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';

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
export const createJob = ({
  actor,
  body,
  idempotencyKey,
}: CreateJobInput): Promise<{ isNew: boolean; data: Job }> =>
  runIdempotent({
    actor,
    call: createJobCall,
    key: idempotencyKey,
    body,
    work: async (tx) => {
      const existing = await findJobByTitle(body.title, tx);
      if (!existing) return { isNew: true, data: await insert({ actor, body }, tx) };
      return { isNew: false, data: toJob(existing, await skillList.findByIds(existing.skillIds, tx)) };
    },
  });

/** Changes a service. */
export const replaceJob = (input: JobToChange): Promise<{ data: Job }> =>
  inTransaction((tx) => changeJob(input, tx));

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
