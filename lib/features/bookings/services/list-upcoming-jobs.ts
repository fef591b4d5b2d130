import type { BookingList } from '#lib/features/bookings/contracts/bookings.ts';
import type { ListQuery } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import { pageBookings } from '#lib/features/bookings/services/steps/page-bookings.ts';

/** What the worker has agreed to and not finished, the next first. */
export const listUpcomingJobs = (input: { actor: Actor; query: ListQuery }): Promise<BookingList> =>
  pageBookings({ ...input, statuses: upcomingStatuses, order: 1 });
