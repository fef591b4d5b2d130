import type { Job, JobInput } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import {
  findJob,
  findJobByTitle,
  replaceJob as replaceRecord,
  type JobRecord,
} from '#models/catalogue/job.ts';
import { exchangeImages } from '#lib/platform/images/exchange-images.ts';
import { requireSkills } from '#lib/features/catalogue/services/steps/require-skills.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { toJobEntry } from './to-job-entry.ts';
import { toJob } from './to-job.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: JobInput;
}

const readChangeable = async (id: string, title: string, tx: Tx): Promise<JobRecord> => {
  const [job, holder] = [await findJob(id, tx), await findJobByTitle(title, tx)];
  if (!job) throw new AppError('not_found');
  if (holder && !holder._id.equals(job._id))
    throw new AppError('name_taken', { errors: [{ field: 'title', code: 'name_taken' }] });
  return job;
};

/** Changes a service; its bookings keep what was agreed. */
export const replaceJob = ({ actor, params: { id }, body }: Input): Promise<{ data: Job }> =>
  inTransaction(async (tx) => {
    const before = await readChangeable(id, body.title, tx);
    const skills = await requireSkills(body.requiredSkills, tx);
    await exchangeImages({ actor, before: before.imageKeys, after: body.image }, tx);
    await writeAudit({ actor, act: 'job.replace', subjectId: id, details: body }, tx);
    const after = await replaceRecord(id, toJobEntry(body, skills), tx);
    return { data: toJob(after ?? before, skills) };
  });
