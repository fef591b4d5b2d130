import { listRequestedJobsContract } from '#lib/contracts/bookings.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listRequestedJobs } from '#lib/services/bookings/list-requested-jobs.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listRequestedJobsContract, listRequestedJobs),
});
