import { randomUUID } from 'node:crypto';
import { MongoClient, ObjectId } from 'mongodb';

const CELLS = 8;

const bookingOf = (customerId: ObjectId, workerId: ObjectId, at: Date) => ({
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

/**
 * The reference: what a booking writes, and nothing around it. Its key, its eight quarters of an hour, the booking, the
 * row of its news, and the answer, in one transaction; answers how to write one.
 */
export const openReference = async (uri: string) => {
  const client = await new MongoClient(uri, { writeConcern: { w: 'majority' } }).connect();
  const db = client.db('bench_bookings_reference');
  await db.dropDatabase();
  const [keys, claims, bookings, outbox] = await Promise.all(
    ['keys', 'claims', 'bookings', 'outbox'].map((name) => db.createCollection(name)),
  );
  if (!keys || !claims || !bookings || !outbox) throw new Error('The reference has no collections.');
  await keys.createIndex({ key: 1 }, { unique: true });
  await claims.createIndexes([{ key: { workerId: 1, cell: 1 }, unique: true }, { key: { bookingId: 1 } }]);
  await bookings.createIndexes([
    { key: { customerId: 1, startsAt: -1 } },
    { key: { workerId: 1, startsAt: -1 } },
    { key: { number: 1 }, unique: true },
  ]);
  await outbox.createIndex({ dueAt: 1 });
  const write = (): Promise<void> =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        const [at, customerId, workerId, key] = [new Date(), new ObjectId(), new ObjectId(), randomUUID()];
        await keys.insertOne({ key, at }, { session });
        const booking = { _id: new ObjectId(), ...bookingOf(customerId, workerId, at) };
        const cells = Array.from({ length: CELLS }, (_, cell) => ({
          workerId,
          cell,
          bookingId: booking._id,
        }));
        await claims.insertMany(cells, { session });
        await bookings.find({ customerId, status: 'pending' }, { session }).toArray();
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
