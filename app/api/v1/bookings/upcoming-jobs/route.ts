import { listUpcomingJobsContract } from '#lib/features/bookings/contracts/bookings.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listUpcomingJobs } from '#lib/features/bookings/services/job-board.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listUpcomingJobsContract, listUpcomingJobs),
});
