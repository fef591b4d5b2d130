import type { Job } from '#lib/contracts/jobs.ts';
import { listJobRecords } from '#models/job.ts';
import { skillList } from '#models/skill.ts';
import { toJob } from './to-job.ts';

/** All services by title. */
export const listJobs = async (): Promise<{ data: Job[] }> => {
  const [jobs, skills] = await Promise.all([listJobRecords(), skillList.list()]);
  return { data: jobs.map((job) => toJob(job, skills)) };
};
