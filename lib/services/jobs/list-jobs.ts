import type { Job, JobQuery } from '#lib/contracts/jobs.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { listJobRecords, type JobRecord } from '#models/job.ts';
import { skillList } from '#models/skill.ts';
import { isOffered } from '../steps/is-offered.ts';
import { meetWorker } from '../steps/meet-worker.ts';
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
