import { liveStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';
import { unfinished } from '#models/platform/outbox.ts';

const collection = 'bookings';
const shared = ['number', 'serviceName', 'status', 'startsAt', 'endsAt', 'pricePaise', 'paid', 'createdAt'];

interface Side {
  name: string;
  own: 'customerId' | 'workerId';
  shown: readonly string[];
  blanks: Record<string, unknown>;
}

// A mail that is on its way to the other side says by name who did what.
const forgetName = async ({ own }: Side, userId: string, tx: Tx): Promise<void> => {
  const booked = await database()
    .collection(collection)
    .find({ [own]: toObjectId(userId) }, { projection: { number: 1 }, ...Tx.session(tx) })
    .toArray();
  const numbers = booked.map((row): unknown => row['number']);
  await database()
    .collection('outbox')
    .updateMany(
      { ...unfinished, 'payload.content.params.story.number': { $in: numbers } },
      { $set: { 'payload.content.params.story.name': '' } },
      Tx.session(tx),
    );
};

const forgetWords = async ({ own, blanks }: Side, userId: string, tx: Tx): Promise<void> => {
  const id = toObjectId(userId);
  await database()
    .collection(collection)
    .updateMany(
      { [own]: id },
      { $set: { ...blanks, 'history.$[mine].reason': '' } },
      { arrayFilters: [{ 'mine.by': id, 'mine.reason': { $exists: true } }], ...Tx.session(tx) },
    );
};

// What they did and why, without what the other side did.
const ownChanges = (userId: string) => ({
  changes: { $filter: { input: '$history', cond: { $eq: ['$$this.by', toObjectId(userId)] } } },
});

const bookedAs = (side: Side): PersonalData => ({
  name: side.name,
  list: (userId) =>
    listRows(
      { collection, shown: side.shown, computed: ownChanges(userId) },
      { [side.own]: toObjectId(userId) },
    ),
  erase: async (userId, tx) => {
    await forgetName(side, userId, tx);
    await forgetWords(side, userId, tx);
  },
});

/** Somebody's bookings, of either side, that are not over. */
export const listLiveBookings = (userId: string, tx: Tx): Promise<BookingRecord[]> => {
  const id = toObjectId(userId);
  return database()
    .collection<BookingRecord>(collection)
    .find({ $or: [{ customerId: id }, { workerId: id }], status: { $in: [...liveStatuses] } }, Tx.session(tx))
    .sort({ startsAt: 1 })
    .toArray();
};

/** What somebody booked: the worker keeps the job, without the place and the words. */
export const bookings = bookedAs({
  name: 'bookings',
  own: 'customerId',
  shown: [...shared, 'address', 'contact', 'instructions'],
  blanks: { address: {}, contact: null, point: null, instructions: '' },
});

/** What somebody was booked for; the place and the words are the customer's. */
export const jobs = bookedAs({
  name: 'jobs',
  own: 'workerId',
  shown: shared,
  blanks: { proposal: null },
});
