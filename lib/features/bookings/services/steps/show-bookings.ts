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
import { findUser, findUsers, type UserRecord } from '#models/people/user.ts';
import { toBooking } from '#lib/features/bookings/services/to-booking.ts';
import type { CancellationView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { BookingList } from '#lib/features/bookings/contracts/bookings.ts';
import { agreedAtOf, cancellationFee, freeUntil } from '#lib/features/bookings/rules/cancellation.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '#lib/platform/contract/list.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/cursor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Tx } from '#models/connection.ts';

/** As whom somebody looks at a booking of theirs. */
export const readerOf = ({ role }: Pick<Actor, 'role'>): Exclude<Mover, 'system'> => {
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

/** The people of bookings; whoever has left is missing. */
export const readPeople = (
  bookings: readonly Pick<BookingRecord, 'customerId' | 'workerId'>[],
): Promise<UserRecord[]> => {
  const ids = bookings.flatMap(({ customerId, workerId }) => [String(customerId), String(workerId)]);
  return findUsers([...new Set(ids)]);
};

/** Bookings with their people, as the actor sees them. */
const showBookings = async (
  actor: Pick<Actor, 'role'>,
  bookings: readonly BookingRecord[],
  known?: readonly UserRecord[],
): Promise<BookingView[]> => {
  const users = known ?? (await readPeople(bookings));
  const people = new Map(users.map((user) => [String(user._id), user]));
  const at = now();
  return bookings.map((booking) => toBooking({ booking, people, reader: readerOf(actor), at }));
};

/** One booking as the actor sees it; its people are read unless they are known. */
export const showBooking = async (
  actor: Pick<Actor, 'role'>,
  booking: BookingRecord,
  people?: readonly UserRecord[],
): Promise<BookingView> => {
  const [view] = await showBookings(actor, [booking], people);
  if (!view) throw new Error('The booking was not shown.');
  return view;
};

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

interface RequireBookingWanted {
  actor: Pick<Actor, 'userId' | 'role'>;
  bookingId: string;
}

const isPartOf = (booking: BookingRecord, { userId, role }: RequireBookingWanted['actor']): boolean => {
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

/** A booking of the caller's; another's is refused like one that does not exist. */
export const requireBooking = async (
  { actor, bookingId }: RequireBookingWanted,
  tx?: Tx,
): Promise<BookingRecord> => {
  const booking = await findBooking(bookingId, tx);
  if (!booking || !isPartOf(booking, actor)) throw new AppError('not_found');
  return booking;
};

/** What cancelling a booking would cost the customer at an instant. */
const showCancellation = (booking: BookingRecord, at: Date): CancellationView => {
  const { status, startsAt, pricePaise } = booking;
  const booked = { status, agreedAt: agreedAtOf(booking), startsAt, pricePaise };
  const free = freeUntil(booked, at);
  return { ...cancellationFee(booked, at), pricePaise, freeUntil: free && free.toISOString() };
};

/** The same as it is told and charged: nothing is owed to a worker who is suspended, or gone. */
export const readCancellation = async (
  booking: BookingRecord,
  at: Date,
  tx?: Tx,
): Promise<CancellationView> => {
  const cancellation = showCancellation(booking, at);
  if (cancellation.feePaise === 0) return cancellation;
  const worker = await findUser(String(booking.workerId), tx);
  return worker?.suspendedAt === null ? cancellation : { ...cancellation, percent: 0, feePaise: 0 };
};
