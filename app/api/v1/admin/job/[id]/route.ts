import {
  getJobContract,
  removeJobContract,
  replaceJobContract,
} from '#lib/features/catalogue/contracts/jobs.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { getJob, replaceJob, removeJob } from '#lib/features/catalogue/services/jobs.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getJobContract, getJob),
  PUT: handle(replaceJobContract, replaceJob),
  DELETE: handle(removeJobContract, removeJob),
});
