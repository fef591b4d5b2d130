import type { BookingList } from '#lib/contracts/bookings.ts';
import type { ListQuery } from '#lib/contracts/list.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { upcomingStatuses } from '#lib/domain/booking-status.ts';
import { pageBookings } from '../steps/page-bookings.ts';

/** What the worker has agreed to and not finished, the next first. */
export const listUpcomingJobs = (input: { actor: Actor; query: ListQuery }): Promise<BookingList> =>
  pageBookings({ ...input, statuses: upcomingStatuses, order: 1 });
