import type { BookingRecord } from '#models/bookings/booking.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { database, toObjectId } from '#models/connection.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import type { LoadFixture } from './load-fixture.ts';
import type { Field } from './writers.ts';

/** Acknowledged records that are missing, and records that exist twice. */
export interface Verdict {
  lost: number;
  doubled: number;
  booksBalance: boolean;
}

const all = () =>
  database().collection<BookingRecord>('bookings').find().sort({ workerId: 1, startsAt: 1 }).toArray();

/** Whether a booking holds its worker's time; an open request holds it only for a limited time. */
const holdsTime = ({ status, hold }: BookingRecord): boolean => isLive(status) && hold?.until !== null;

const countOverlaps = (bookings: readonly BookingRecord[]): number => {
  const live = bookings.filter(holdsTime);
  return live.filter((one, at) => {
    const next = live[at + 1];
    return next !== undefined && next.workerId.equals(one.workerId) && next.startsAt < one.endsAt;
  }).length;
};

// A live booking without its cells allows a double booking, and cells without one block the worker's time.
const countLooseClaims = async (bookings: readonly BookingRecord[]): Promise<number> => {
  const held = await database().collection('bookingClaims').distinct('bookingId');
  const live = new Set(bookings.filter(holdsTime).map(({ _id }) => String(_id)));
  const holders = new Set(held.map(String));
  return live.symmetricDifference(holders).size;
};

const countLostBookings = (field: Field, bookings: readonly BookingRecord[]): number => {
  const stored = new Map(bookings.map((one) => [String(one._id), one]));
  return [...field.bookings].filter(([id, isAccepted]) => {
    const one = stored.get(id);
    return !one || (isAccepted && one.status === 'pending');
  }).length;
};

const countLostMoney = (field: Field, bookings: readonly BookingRecord[]): number =>
  bookings.filter(({ _id, paid }) => field.paid.has(String(_id)) && !paid).length;

const countMessages = async (field: Field) => {
  const rows = await database().collection('messages').find().toArray();
  const keys = rows.map(({ senderId, clientId }) => `${String(senderId)} ${String(clientId)}`);
  const stored = new Set(keys);
  const lost = [...field.messages].filter((key) => !stored.has(key)).length;
  return { lost, doubled: keys.length - stored.size };
};

const doBooksBalance = async ({ earners }: LoadFixture): Promise<boolean> => {
  const people = earners.flat().flatMap(({ worker, customerId }) => [worker.userId, customerId]);
  return checkBooks([...new Set(people)]).then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
};

/** Compares what was acknowledged with what is stored. */
export const judge = async (field: Field, fixture: LoadFixture): Promise<Verdict> => {
  const bookings = await all();
  const messages = await countMessages(field);
  return {
    lost: countLostBookings(field, bookings) + countLostMoney(field, bookings) + messages.lost,
    doubled: countOverlaps(bookings) + (await countLooseClaims(bookings)) + messages.doubled,
    booksBalance: await doBooksBalance(fixture),
  };
};

/** Corrupts the stored data, to prove that the judge notices. */
export const spoil = async (field: Field): Promise<void> => {
  const [id = ''] = field.bookings.keys();
  const bookings = database().collection<BookingRecord>('bookings');
  const one = await bookings.findOne({ _id: toObjectId(id) });
  await bookings.deleteOne({ _id: toObjectId(id) });
  const other = await bookings.findOne({ status: 'accepted' });
  if (!one || !other) throw new Error('There is nothing to spoil.');
  const { workerId, startsAt, endsAt } = other;
  await bookings.insertOne({
    ...one,
    _id: toObjectId('f'.repeat(24)),
    workerId,
    startsAt,
    endsAt,
    status: 'accepted',
  });
  await database().collection('ledger').deleteOne({ kind: 'job' });
};
