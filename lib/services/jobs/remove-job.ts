import type { Job } from '#lib/contracts/jobs.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { inTransaction } from '#models/connection.ts';
import { findJob, removeJob as removeRecord } from '#models/job.ts';
import { skillList } from '#models/skill.ts';
import { exchangeImages } from '../steps/exchange-images.ts';
import { writeAudit } from '../steps/write-audit.ts';
import { toJob } from './to-job.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** Removes a service and gives its pictures up. */
export const removeJob = ({ actor, params: { id } }: Input): Promise<{ data: Job }> =>
  inTransaction(async (tx) => {
    const job = await findJob(id, tx);
    if (!job) throw new AppError('not_found');
    await exchangeImages({ actor, before: job.imageKeys, after: [] }, tx);
    await removeRecord(id, tx);
    await writeAudit({ actor, act: 'job.remove', subjectId: id, details: { title: job.title } }, tx);
    return { data: toJob(job, await skillList.findByIds(job.skillIds, tx)) };
  });
