import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { now } from '#lib/platform/time/clock.ts';
import {
  type BookingRecord,
  listBookingRecords,
  type BookingQuery,
  findBooking,
} from '#models/bookings/booking.ts';
import { countCustomerJobs } from '#models/bookings/counted-jobs.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { toBooking } from '#lib/features/bookings/services/to-booking.ts';
import { showDoorCode } from '#lib/features/bookings/services/steps/door-code.ts';
import { showVisitLinks } from '#lib/features/bookings/services/steps/visit-token.ts';
import type { BookingList } from '#lib/features/bookings/contracts/bookings.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/cursor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Tx } from '#models/connection.ts';

export const toReader = ({ role }: Pick<Actor, 'role'>): Exclude<Mover, 'system'> => {
  switch (role) {
    case 'worker':
      return 'worker';
    case 'admin':
      return 'admin';
    case 'customer':
    case 'broker':
      return 'customer';
  }
};

/** Loads the people of bookings; deleted accounts are missing. */
export const readPeople = (
  bookings: readonly Pick<BookingRecord, 'customerId' | 'workerId'>[],
): Promise<UserRecord[]> => {
  const ids = bookings.flatMap(({ customerId, workerId }) => [String(customerId), String(workerId)]);
  return findUsers([...new Set(ids)]);
};

/** The counted jobs of the customers whose requests the worker has to answer. */
const countCustomersJobs = async (
  bookings: readonly BookingRecord[],
  reader: Exclude<Mover, 'system'>,
): Promise<ReadonlyMap<string, number>> => {
  const waiting = reader === 'worker' ? bookings.filter(({ status }) => status === 'pending') : [];
  const customers = [...new Set(waiting.map(({ customerId }) => String(customerId)))];
  const counted = await Promise.all(
    customers.map(async (customerId) => [customerId, await countCustomerJobs(customerId)] as const),
  );
  return new Map(counted);
};

const showBookings = async (
  actor: Pick<Actor, 'role'>,
  bookings: readonly BookingRecord[],
  known?: readonly UserRecord[],
): Promise<BookingView[]> => {
  const asked = bookings.flatMap(({ handover }) => (handover ? [String(handover.workerId)] : []));
  const users = [
    ...(known ?? (await readPeople(bookings))),
    ...(asked.length > 0 ? await findUsers(asked) : []),
  ];
  const people = new Map(users.map((user) => [String(user._id), user]));
  const at = now();
  const reader = toReader(actor);
  const jobs = await countCustomersJobs(bookings, reader);
  return bookings.map((booking) => {
    const customerId = String(booking.customerId);
    const doorCode = showDoorCode(booking, people.get(customerId), reader);
    const links = showVisitLinks(booking, reader);
    const customerJobs = jobs.get(customerId) ?? null;
    return toBooking({ booking, people, reader, doorCode, links, customerJobs, at });
  });
};

/** Returns one booking as the actor sees it; its people are loaded unless given. */
export const showBooking = async (
  actor: Pick<Actor, 'role'>,
  booking: BookingRecord,
  people?: readonly UserRecord[],
): Promise<BookingView> => {
  const [view] = await showBookings(actor, [booking], people);
  if (!view) throw new Error('The booking was not shown.');
  return view;
};

interface PageQuery {
  actor: Pick<Actor, 'userId' | 'role'>;
  query: ListQuery & { with?: string | undefined };
  statuses: readonly BookingStatus[];
  order: BookingQuery['order'];
}

const readCursor = (cursor: string | undefined): BookingQuery['after'] => {
  const place = readTimeCursor(cursor);
  return place && { startsAt: place.time, id: place.id };
};

const writeCursor = (last: BookingRecord | undefined): string | null =>
  last ? toTimeCursor({ time: last.startsAt, id: String(last._id) }) : null;

/** Returns one page of the caller's bookings with these statuses. */
export const listBookingPage = async ({ actor, query, statuses, order }: PageQuery): Promise<BookingList> => {
  const limit = query.limit ?? DEFAULT_PAGE_SIZE;
  const { with: partnerId } = query;
  const of =
    actor.role === 'worker'
      ? { workerId: actor.userId, ...(partnerId !== undefined && { customerId: partnerId }) }
      : { customerId: actor.userId, ...(partnerId !== undefined && { workerId: partnerId }) };
  const rows = await listBookingRecords({ of, statuses, order, after: readCursor(query.cursor), limit });
  const items = rows.slice(0, limit);
  return {
    data: await showBookings(actor, items),
    nextCursor: rows.length > limit ? writeCursor(items.at(-1)) : null,
  };
};

interface BookingLookup {
  actor: Pick<Actor, 'userId' | 'role'>;
  bookingId: string;
}

const canRead = (booking: BookingRecord, { userId, role }: BookingLookup['actor']): boolean => {
  switch (role) {
    case 'customer':
      return String(booking.customerId) === userId;
    case 'worker':
      return String(booking.workerId) === userId;
    case 'admin':
      return true;
    case 'broker':
      return false;
  }
};

/** Returns the caller's booking; someone else's is refused like one that doesn't exist. */
export const requireBooking = async (
  { actor, bookingId }: BookingLookup,
  tx?: Tx,
): Promise<BookingRecord> => {
  const booking = await findBooking(bookingId, tx);
  if (!booking || !canRead(booking, actor)) throw new AppError('not_found');
  return booking;
};
