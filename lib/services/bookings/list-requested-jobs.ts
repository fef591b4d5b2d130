import type { BookingList } from '#lib/contracts/bookings.ts';
import type { ListQuery } from '#lib/contracts/list.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { pageBookings } from '../steps/page-bookings.ts';

/** Requests that wait for the worker's answer, the next first. */
export const listRequestedJobs = (input: { actor: Actor; query: ListQuery }): Promise<BookingList> =>
  pageBookings({ ...input, statuses: ['pending'], order: 1 });
