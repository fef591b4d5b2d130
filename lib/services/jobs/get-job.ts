import type { Job } from '#lib/contracts/jobs.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { findJob } from '#models/job.ts';
import { skillList } from '#models/skill.ts';
import { toJob } from './to-job.ts';

/** One service by its id. */
export const getJob = async ({ params }: { params: { id: string } }): Promise<{ data: Job }> => {
  const job = await findJob(params.id);
  if (!job) throw new AppError('not_found');
  return { data: toJob(job, await skillList.findByIds(job.skillIds)) };
};
