import { getJobContract, removeJobContract, replaceJobContract } from '#lib/contracts/jobs.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { getJob } from '#lib/services/jobs/get-job.ts';
import { removeJob } from '#lib/services/jobs/remove-job.ts';
import { replaceJob } from '#lib/services/jobs/replace-job.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getJobContract, getJob),
  PUT: handle(replaceJobContract, replaceJob),
  DELETE: handle(removeJobContract, removeJob),
});
