import mongoose from 'mongoose';
import { database, isDatabaseAway, isDuplicateKey } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { mixed, number, optional, text } from '#models/field.ts';
import { createWriteBatcher } from '#lib/platform/concurrency/batcher.ts';

const COLLECTION = 'socketEvents';
// About 15 s of history at a thousand events a second; a server that falls further behind loses events.
const SIZE_BYTES = 16 * 1024 * 1024;

/** The bus between servers, used only by socket.io's adapter. */
defineModel({
  name: 'SocketEvent',
  collection: COLLECTION,
  fields: { type: optional(number()), uid: optional(text()), nsp: optional(text()), data: optional(mixed()) },
  // Only read as a stream.
  indexes: [],
  cappedBytes: SIZE_BYTES,
});

type Collection = mongoose.mongo.Collection;
type Row = mongoose.mongo.OptionalId<mongoose.mongo.BSON.Document>;

interface Faults {
  onFault: (error: unknown) => void;
}

/**
 * Writes rows in order, combining pending ones into one command. A row that cannot be stored does not block the
 * others.
 */
const createWriter = (collection: Collection, { onFault }: Faults) => {
  const { ask, whenIdle } = createWriteBatcher(
    (rows: readonly Row[]) =>
      collection.insertMany([...rows]).catch((error: unknown) => {
        // Retried alone after a failed batch: it may have been stored before.
        if (rows.length > 1 || !isDuplicateKey(error)) throw error;
      }),
    { shouldRetryIndividually: (fault) => !isDatabaseAway(fault) },
  );
  return { write: (row: Row) => void ask(row).catch(onFault), settled: whenIdle };
};

/**
 * The collection as the adapter sees it. `opened` resolves when this server receives the others' events, `delivered` when
 * they can receive all of ours. An insert reports success immediately, even if it fails later: local sockets need not
 * wait for other servers, and the adapter would leave a rejection unhandled, which ends Node.
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
  return { collection: Object.assign(collection, { insertOne, watch }), opened, delivered: writer.settled };
};
