import {
  getJobContract,
  removeJobContract,
  replaceJobContract,
} from '#lib/features/catalogue/contracts/jobs.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { getService, replaceService, removeService } from '#lib/features/catalogue/services/jobs.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getJobContract, getService),
  PUT: handle(replaceJobContract, replaceService),
  DELETE: handle(removeJobContract, removeService),
});
