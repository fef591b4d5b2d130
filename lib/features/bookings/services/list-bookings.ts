import { bookingStatuses, type BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type {
  BookingGroup,
  BookingList,
  BookingQueryInput,
} from '#lib/features/bookings/contracts/bookings.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { pageBookings } from '#lib/features/bookings/services/steps/page-bookings.ts';

const statusesOf = (group: BookingGroup | undefined): readonly BookingStatus[] => {
  switch (group) {
    case undefined:
      return bookingStatuses;
    case 'upcoming':
      return bookingStatuses.filter(isLive);
    case 'past':
      return bookingStatuses.filter((status) => !isLive(status));
    case 'called_off':
      return bookingStatuses.filter((status) => !isLive(status) && status !== 'completed');
    default:
      return [group];
  }
};

interface Input {
  actor: Actor;
  query: BookingQueryInput;
}

/** The caller's bookings: what is to come with the next first, everything else with the latest first. */
export const listBookings = ({ actor, query }: Input): Promise<BookingList> => {
  const statuses = statusesOf(query.status);
  return pageBookings({ actor, query, statuses, order: statuses.every(isLive) ? 1 : -1 });
};
