import type { OfferedJob } from '#lib/contracts/jobs.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { findJob } from '#models/job.ts';
import { skillList } from '#models/skill.ts';
import { priceServices } from '../steps/price-services.ts';
import { toJob } from './to-job.ts';

/** One service as its page offers it. */
export const readService = async (id: string): Promise<{ data: OfferedJob }> => {
  const job = await findJob(id);
  if (!job) throw new AppError('not_found');
  const [data] = await priceServices([toJob(job, await skillList.findByIds(job.skillIds))]);
  if (!data) throw new AppError('not_found');
  return { data };
};
