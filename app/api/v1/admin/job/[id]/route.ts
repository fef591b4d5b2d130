import {
  getJobContract,
  removeJobContract,
  replaceJobContract,
} from '#lib/features/catalogue/contracts/jobs.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { getJob } from '#lib/features/catalogue/services/get-job.ts';
import { removeJob } from '#lib/features/catalogue/services/remove-job.ts';
import { replaceJob } from '#lib/features/catalogue/services/replace-job.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getJobContract, getJob),
  PUT: handle(replaceJobContract, replaceJob),
  DELETE: handle(removeJobContract, removeJob),
});
