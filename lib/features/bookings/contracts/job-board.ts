import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { listReply } from '#lib/platform/contract/list.ts';
import { jobTabs } from './booking-status.ts';
import { bookingView } from './booking-view.ts';

/** The first page of a list; `nextCursor` continues it in the list's own call. */
const jobList = listReply(bookingView).meta({ id: 'JobList' });

const jobBoard = z
  .strictObject({
    requests: jobList,
    upcoming: jobList,
    /** Null if the tab is `requests`: nothing on it comes from the completed jobs. */
    completed: jobList.nullable(),
  })
  .meta({ id: 'JobBoard' });
export type JobBoardView = z.infer<typeof jobBoard>;

const boardQuery = z.strictObject({ tab: z.enum(jobTabs) });
export type JobBoardQuery = z.infer<typeof boardQuery>;

export const readJobBoardContract = contract('GET /bookings/job-board', {
  summary:
    'Get the first page of requests and upcoming jobs, and of completed ones unless `tab` is `requests`',
  access: ['worker'],
  rate: 'read',
  query: boardQuery,
  reply: z.strictObject({ data: jobBoard }),
});
