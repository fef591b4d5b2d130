import { randomUUID } from 'node:crypto';
import { MongoClient, ObjectId } from 'mongodb';

const CELLS = 8;
// Enough people that two requests rarely share one and no one has many.
const PEOPLE = 20_000;

const makeBookingRow = (customerId: ObjectId, workerId: ObjectId, at: Date) => ({
  ...{
    customerId,
    workerId,
    serviceId: workerId,
    serviceName: 'Fan and light fitting',
    number: randomUUID(),
  },
  ...{ localDate: '2026-11-24', startsAt: at, endsAt: at, status: 'pending', openSlot: 0, expiresAt: at },
  ...{ pricePaise: 50_000, hourlyRatePaise: 25_000, instructions: '', createdAt: at },
  address: { street: '12 Park Road', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' },
  history: [{ status: 'pending', mover: 'customer', by: customerId, at }],
});

const drawOne = (ids: readonly ObjectId[]): ObjectId =>
  ids[Math.floor(Math.random() * ids.length)] ?? new ObjectId();

/**
 * The reference: a booking's transaction and nothing else. It writes the key, eight quarter hours, the two people, the
 * customer's open requests and daily quota, the booking, its outbox row and the answer. Returns a function that writes
 * one booking.
 */
export const openReference = async (uri: string) => {
  const client = await new MongoClient(uri, { writeConcern: { w: 'majority' } }).connect();
  const db = client.db('bench_bookings_reference');
  await db.dropDatabase();
  const names = ['keys', 'claims', 'bookings', 'outbox', 'people', 'shares'];
  const collections = await Promise.all(names.map((name) => db.createCollection(name)));
  const [keys, claims, bookings, outbox, people, shares] = collections;
  if (!keys || !claims || !bookings || !outbox || !people || !shares)
    throw new Error('The reference has no collections.');
  const ids = Array.from({ length: PEOPLE }, () => new ObjectId());
  await people.insertMany(ids.map((_id) => ({ _id, writes: 0 })));
  await shares.createIndex({ key: 1 }, { unique: true });
  await keys.createIndex({ key: 1 }, { unique: true });
  await claims.createIndexes([{ key: { workerId: 1, cell: 1 }, unique: true }, { key: { bookingId: 1 } }]);
  await bookings.createIndexes([
    { key: { customerId: 1, startsAt: -1 } },
    { key: { workerId: 1, startsAt: -1 } },
    { key: { number: 1 }, unique: true },
  ]);
  await outbox.createIndex({ dueAt: 1 });
  let written = 0;
  const write = (): Promise<void> =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        const [at, key] = [new Date(), randomUUID()];
        const first = (written += 1) * CELLS;
        const [customerId, workerId] = [drawOne(ids), drawOne(ids)];
        await keys.insertOne({ key, at }, { session });
        const booking = { _id: new ObjectId(), ...makeBookingRow(customerId, workerId, at) };
        const cells = Array.from({ length: CELLS }, (_, cell) => ({
          workerId,
          cell: first + cell,
          bookingId: booking._id,
        }));
        await claims.insertMany(cells, { session });
        await people.updateMany(
          { _id: { $in: [customerId, workerId] } },
          { $inc: { writes: 1 } },
          { session },
        );
        await people.findOne({ _id: workerId }, { session });
        await bookings.find({ customerId, status: 'pending' }, { session }).toArray();
        const share = { key: `${String(customerId)}:${randomUUID()}` };
        await shares.findOneAndUpdate(share, { $inc: { count: 1 } }, { session, upsert: true });
        await bookings.insertOne(booking, { session });
        const news = { kind: 'news', bookingId: booking._id, dueAt: at, doneAt: null };
        await outbox.insertOne(news, { session });
        await keys.updateOne({ key }, { $set: { answer: booking } }, { session });
      }),
    );
  const close = async (): Promise<void> => {
    await db.dropDatabase();
    await client.close();
  };
  return { write, close };
};
