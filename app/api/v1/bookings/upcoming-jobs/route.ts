import { listUpcomingJobsContract } from '#lib/contracts/bookings.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listUpcomingJobs } from '#lib/services/bookings/list-upcoming-jobs.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listUpcomingJobsContract, listUpcomingJobs),
});
