import type { Job } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { inTransaction } from '#models/connection.ts';
import { findJob, removeJob as removeRecord } from '#models/catalogue/job.ts';
import { skillList } from '#models/catalogue/skill.ts';
import { exchangeImages } from '#lib/platform/images/exchange-images.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
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
