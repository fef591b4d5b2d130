import type { Actor } from '#lib/platform/contract/actor.ts';
import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import { listsToRead } from '#lib/features/bookings/rules/job-lists.ts';
import { listBookingPage } from '#lib/features/bookings/services/steps/show-bookings.ts';
import type { BookingList } from '#lib/features/bookings/contracts/bookings.ts';
import type { JobBoardQuery, JobBoardView } from '#lib/features/bookings/contracts/job-board.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';

const requests = { statuses: ['pending'], order: 1 } as const;
const upcoming = { statuses: upcomingStatuses, order: 1 } as const;
const completed = { statuses: ['completed'], order: -1 } as const;

interface BoardInput {
  actor: Actor;
  query: JobBoardQuery;
}

/** Returns the first pages of the lists that a tab of the worker's board counts or shows. */
export const readJobBoard = async ({ actor, query }: BoardInput): Promise<{ data: JobBoardView }> => {
  const list = { actor, query: {} };
  const [pending, accepted, done] = await Promise.all([
    listBookingPage({ ...list, ...requests }),
    listBookingPage({ ...list, ...upcoming }),
    listsToRead(query.tab).includes('completed') ? listBookingPage({ ...list, ...completed }) : null,
  ]);
  return { data: { requests: pending, upcoming: accepted, completed: done } };
};

/** Lists requests that wait for the worker's answer, soonest first. */
export const listRequestedJobs = (input: { actor: Actor; query: ListQuery }): Promise<BookingList> =>
  listBookingPage({ ...input, ...requests });

/** Lists accepted, unfinished jobs, soonest first. */
export const listUpcomingJobs = (input: { actor: Actor; query: ListQuery }): Promise<BookingList> =>
  listBookingPage({ ...input, ...upcoming });
