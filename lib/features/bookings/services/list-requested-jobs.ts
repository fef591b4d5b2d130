import type { BookingList } from '#lib/features/bookings/contracts/bookings.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { pageBookings } from '#lib/features/bookings/services/steps/page-bookings.ts';

/** Requests that wait for the worker's answer, the next first. */
export const listRequestedJobs = (input: { actor: Actor; query: ListQuery }): Promise<BookingList> =>
  pageBookings({ ...input, statuses: ['pending'], order: 1 });
