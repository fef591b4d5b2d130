import type { OfferedJob } from '#lib/features/catalogue/contracts/jobs.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findJob } from '#models/catalogue/job.ts';
import { skillList } from '#models/catalogue/skill.ts';
import { priceServices } from '#lib/features/catalogue/services/steps/price-services.ts';
import { toJob } from './to-job.ts';

/** One service as its page offers it. */
export const readService = async (id: string): Promise<{ data: OfferedJob }> => {
  const job = await findJob(id);
  if (!job) throw new AppError('not_found');
  const [data] = await priceServices([toJob(job, await skillList.findByIds(job.skillIds))]);
  if (!data) throw new AppError('not_found');
  return { data };
};
