import type { BookingList } from '#lib/features/bookings/contracts/bookings.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { listBookingRecords, type BookingQuery, type BookingRecord } from '#models/bookings/booking.ts';
import { showBookings } from './show-bookings.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/time-cursor.ts';

interface Wanted {
  actor: Pick<Actor, 'userId' | 'role'>;
  query: ListQuery;
  statuses: readonly BookingStatus[];
  order: BookingQuery['order'];
}

const readCursor = (cursor: string | undefined): BookingQuery['after'] => {
  const place = readTimeCursor(cursor);
  return place && { startsAt: place.time, id: place.id };
};

const writeCursor = (last: BookingRecord | undefined): string | null =>
  last ? toTimeCursor({ time: last.startsAt, id: String(last._id) }) : null;

/** One page of the caller's bookings in these states. */
export const pageBookings = async ({ actor, query, statuses, order }: Wanted): Promise<BookingList> => {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const of = actor.role === 'worker' ? { workerId: actor.userId } : { customerId: actor.userId };
  const rows = await listBookingRecords({ of, statuses, order, after: readCursor(query.cursor), limit });
  const items = rows.slice(0, limit);
  return {
    data: await showBookings(actor, items),
    nextCursor: rows.length > limit ? writeCursor(items.at(-1)) : null,
  };
};
