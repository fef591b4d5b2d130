import type { Actor } from '#lib/platform/contract/actor.ts';
import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { JobLists } from '#lib/features/bookings/rules/job-lists.ts';
import { now } from '#lib/platform/time/clock.ts';
import { pageBookings } from '#lib/features/bookings/services/steps/show-bookings.ts';
import type { BookingList } from '#lib/features/bookings/contracts/bookings.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';

export interface JobBoardData {
  jobs: JobLists;
  /** The server's present instant. */
  at: string;
}

/** What a worker's dashboard shows: requests, what is agreed, and what is done, a page of each. */
export const readJobBoard = async ({ actor }: { actor: Actor }): Promise<{ data: JobBoardData }> => {
  const [requests, upcoming, completed] = await Promise.all([
    pageBookings({ actor, query: {}, statuses: ['pending'], order: 1 }),
    pageBookings({ actor, query: {}, statuses: upcomingStatuses, order: 1 }),
    pageBookings({ actor, query: {}, statuses: ['completed'], order: -1 }),
  ]);
  return { data: { jobs: { requests, upcoming, completed }, at: now().toISOString() } };
};

/** Requests that wait for the worker's answer, the next first. */
export const listRequestedJobs = (input: { actor: Actor; query: ListQuery }): Promise<BookingList> =>
  pageBookings({ ...input, statuses: ['pending'], order: 1 });

/** What the worker has agreed to and not finished, the next first. */
export const listUpcomingJobs = (input: { actor: Actor; query: ListQuery }): Promise<BookingList> =>
  pageBookings({ ...input, statuses: upcomingStatuses, order: 1 });
