import { createJobContract, listJobsContract } from '#lib/contracts/jobs.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { createJob } from '#lib/services/jobs/create-job.ts';
import { listJobs } from '#lib/services/jobs/list-jobs.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listJobsContract, listJobs),
  POST: handle(createJobContract, createJob),
});
