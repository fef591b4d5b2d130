import { listRequestedJobsContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listRequestedJobs } from '#lib/features/bookings/services/job-board.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listRequestedJobsContract, listRequestedJobs),
});
