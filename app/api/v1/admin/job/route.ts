import { createJobContract, listJobsContract } from '#lib/features/catalogue/contracts/jobs.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { createService, listServices } from '#lib/features/catalogue/services/jobs.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listJobsContract, listServices),
  POST: handle(createJobContract, createService),
});
