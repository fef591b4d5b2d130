import mongoose, { Schema } from 'mongoose';
import { database, isDatabaseAway, isDuplicateKey } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { createWriteBatcher } from '#lib/platform/concurrency/batcher.ts';

const COLLECTION = 'socketEvents';
// At a thousand events a second this holds the last quarter of a minute; a server that lags more has lost them.
const SIZE_BYTES = 16 * 1024 * 1024;

/** The bus between servers, written and read by socket.io's adapter alone. */
defineModel<{ type: number; uid: string; nsp: string; data: unknown }>({
  name: 'SocketEvent',
  collection: COLLECTION,
  fields: { type: Number, uid: String, nsp: String, data: Schema.Types.Mixed },
  // Read as a stream only.
  indexes: [],
  cappedBytes: SIZE_BYTES,
});

type Collection = mongoose.mongo.Collection;
type Row = mongoose.mongo.OptionalId<mongoose.mongo.BSON.Document>;

interface Faults {
  onFault: (error: unknown) => void;
}

/** Writes rows in the order in which they come, all that wait in one command; one that cannot be stored holds up none. */
const createWriter = (collection: Collection, { onFault }: Faults) => {
  const { ask, settled } = createWriteBatcher(
    (rows: readonly Row[]) =>
      collection.insertMany([...rows]).catch((error: unknown) => {
        // Alone again after an order that failed: what it had stored before is there already.
        if (rows.length > 1 || !isDuplicateKey(error)) throw error;
      }),
    { mayBeOneItems: (fault) => !isDatabaseAway(fault) },
  );
  return { write: (row: Row) => void ask(row).catch(onFault), settled };
};

/**
 * The collection as the adapter gets it. `opened` resolves once this server hears the others, `told` once they can hear
 * all that was said. An insert counts as done at once, also when it fails: this server's sockets need not wait for the
 * others', and the adapter would leave a rejection unhandled, which ends Node.
 */
export const openSocketEvents = (faults: Faults) => {
  const collection = database().collection(COLLECTION);
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  const writer = createWriter(database().collection(COLLECTION), faults);
  const insertOne: Collection['insertOne'] = (row) => {
    const insertedId = new mongoose.mongo.ObjectId();
    writer.write({ ...row, _id: insertedId });
    return Promise.resolve({ acknowledged: true, insertedId });
  };
  const listen = collection.watch.bind(collection);
  const watch: Collection['watch'] = (...options) => {
    const stream = listen<never, never>(...options);
    stream.once(mongoose.mongo.ChangeStream.RESUME_TOKEN_CHANGED, () => resolve());
    return stream;
  };
  return { collection: Object.assign(collection, { insertOne, watch }), opened, told: writer.settled };
};
