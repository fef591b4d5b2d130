import type { Job } from '#lib/features/catalogue/contracts/jobs.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findJob } from '#models/catalogue/job.ts';
import { skillList } from '#models/catalogue/skill.ts';
import { toJob } from './to-job.ts';

/** One service by its id. */
export const getJob = async ({ params }: { params: { id: string } }): Promise<{ data: Job }> => {
  const job = await findJob(params.id);
  if (!job) throw new AppError('not_found');
  return { data: toJob(job, await skillList.findByIds(job.skillIds)) };
};
