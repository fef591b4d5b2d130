import type { Job, JobQuery } from '#lib/features/catalogue/contracts/jobs.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { listJobRecords, type JobRecord } from '#models/catalogue/job.ts';
import { skillList } from '#models/catalogue/skill.ts';
import { isOffered } from '#lib/features/catalogue/rules/is-offered.ts';
import { meetWorker } from '#lib/features/people/services/steps/find-visible-worker.ts';
import { toJob } from './to-job.ts';

interface Input {
  actor: Actor;
  query: JobQuery;
}

const keepOffered = async (jobs: JobRecord[], { actor, query }: Input): Promise<JobRecord[]> => {
  if (query.workerId === undefined) return jobs;
  const worker = await meetWorker({ actor, workerId: query.workerId });
  return jobs.filter((job) => isOffered(job, worker));
};

/** All services by title; of a worker, those for which this worker has every skill. */
export const listJobs = async (input?: Input): Promise<{ data: Job[] }> => {
  const [jobs, skills] = await Promise.all([listJobRecords(), skillList.list()]);
  const wanted = input ? await keepOffered(jobs, input) : jobs;
  return { data: wanted.map((job) => toJob(job, skills)) };
};
