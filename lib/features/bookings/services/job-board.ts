import type { Actor } from '#lib/platform/contract/actor.ts';
import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { JobLists } from '#lib/features/bookings/rules/job-lists.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listBookingPage } from '#lib/features/bookings/services/steps/show-bookings.ts';
import type { BookingList } from '#lib/features/bookings/contracts/bookings.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';

export interface JobBoardData {
  jobs: JobLists;
  /** Server time. */
  at: string;
}

/** Returns the first page of the worker's requests, upcoming jobs and completed jobs. */
export const readJobBoard = async ({ actor }: { actor: Actor }): Promise<{ data: JobBoardData }> => {
  const [requests, upcoming, completed] = await Promise.all([
    listBookingPage({ actor, query: {}, statuses: ['pending'], order: 1 }),
    listBookingPage({ actor, query: {}, statuses: upcomingStatuses, order: 1 }),
    listBookingPage({ actor, query: {}, statuses: ['completed'], order: -1 }),
  ]);
  return { data: { jobs: { requests, upcoming, completed }, at: now().toISOString() } };
};

/** Lists requests that wait for the worker's answer, soonest first. */
export const listRequestedJobs = (input: { actor: Actor; query: ListQuery }): Promise<BookingList> =>
  listBookingPage({ ...input, statuses: ['pending'], order: 1 });

/** Lists accepted, unfinished jobs, soonest first. */
export const listUpcomingJobs = (input: { actor: Actor; query: ListQuery }): Promise<BookingList> =>
  listBookingPage({ ...input, statuses: upcomingStatuses, order: 1 });
