import type { Job, JobInput, JobQuery } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Removal } from '#lib/features/catalogue/contracts/named-lists.ts';
import {
  type ServiceEntry,
  listServiceRecords,
  type ServiceRecord,
  findService,
  findServiceByTitle,
  insertService,
  removeService as removeRecord,
} from '#models/catalogue/service.ts';
import { type SkillRecord, skillList } from '#models/catalogue/named-list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isOffered } from '#lib/features/catalogue/rules/pricing.ts';
import { getVisibleWorker } from '#lib/features/people/services/steps/find-visible-user.ts';
import {
  changeService,
  requireSkills,
  toExtent,
  type ServiceChange,
} from '#lib/features/catalogue/services/steps/change-job.ts';
import { filterOfferedServices } from '#lib/features/catalogue/services/steps/list-offered.ts';
import { toService } from './to-job.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { type Tx, inTransaction } from '#models/connection.ts';
import { exchangeImages } from '#lib/platform/images/images.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { toPaise } from '#lib/platform/contract/rupees.ts';

/** Maps the request to a stored service; money in paise. */
const toServiceEntry = (body: JobInput, skills: readonly SkillRecord[]): ServiceEntry => ({
  title: body.title,
  titles: body.titles,
  description: body.description,
  descriptions: body.descriptions,
  pricePaise: toPaise(body.price),
  imageKeys: body.image,
  skillIds: skills.map(({ _id }) => _id),
  ...(body.searchWords && { searchWords: body.searchWords }),
  ...toExtent(body),
});

interface ListInput {
  actor: Actor | null;
  query: JobQuery;
}

const filterOffered = async (
  jobs: ServiceRecord[],
  { actor, query }: ListInput,
): Promise<ServiceRecord[]> => {
  if (query.workerId === undefined) return actor?.role === 'admin' ? jobs : filterOfferedServices(jobs);
  const worker = await getVisibleWorker({ actor, workerId: query.workerId });
  return filterOfferedServices(jobs.filter((job) => isOffered(job, worker)));
};

/** Lists all services in the order set by admins, then by title; for a worker, those they have every skill for. */
export const listServices = async (input?: ListInput): Promise<{ data: Job[] }> => {
  const [jobs, skills] = await Promise.all([listServiceRecords(), skillList.list()]);
  const matching = input ? await filterOffered(jobs, input) : jobs;
  return { data: matching.map((job) => toService(job, skills)) };
};

/** Returns one service. */
export const getService = async ({ params }: { params: { id: string } }): Promise<{ data: Job }> => {
  const job = await findService(params.id);
  if (!job) throw new AppError('not_found');
  return { data: toService(job, await skillList.findByIds(job.skillIds)) };
};

interface CreateJobInput {
  actor: Actor;
  body: JobInput;
}

const insert = async (
  { actor, body: { reason: note, ...body } }: Pick<CreateJobInput, 'actor' | 'body'>,
  tx: Tx,
): Promise<Job> => {
  const skills = await requireSkills(body.requiredSkills, tx);
  await exchangeImages({ actor, before: [], after: body.image }, tx);
  const job = await insertService({ ...toServiceEntry(body, skills), createdAt: now() }, tx);
  const details = { ...body, note };
  await writeAudit({ actor, act: 'job.create', subjectId: String(job._id), details }, tx);
  return toService(job, skills);
};

/** Adds a service, or returns the existing one with the same title, so that seeding twice is safe. */
export const createService = ({ actor, body }: CreateJobInput): Promise<{ isNew: boolean; data: Job }> =>
  inTransaction(async (tx) => {
    const existing = await findServiceByTitle(body.title, tx);
    if (!existing) return { isNew: true, data: await insert({ actor, body }, tx) };
    return { isNew: false, data: toService(existing, await skillList.findByIds(existing.skillIds, tx)) };
  });

export const replaceService = (input: ServiceChange): Promise<{ data: Job }> =>
  inTransaction((tx) => changeService(input, tx));

/** Removes a service and releases its pictures. */
export const removeService = ({
  actor,
  params: { id },
  body: { reason: note },
}: {
  actor: Actor;
  params: { id: string };
  body: Removal;
}): Promise<{ data: Job }> =>
  inTransaction(async (tx) => {
    const job = await findService(id, tx);
    if (!job) throw new AppError('not_found');
    await exchangeImages({ actor, before: job.imageKeys, after: [] }, tx);
    await removeRecord(id, tx);
    await writeAudit({ actor, act: 'job.remove', subjectId: id, details: { title: job.title, note } }, tx);
    return { data: toService(job, await skillList.findByIds(job.skillIds, tx)) };
  });
