import mongoose, { Schema } from 'mongoose';
import { database } from './connection.ts';
import { defineModel } from './define-model.ts';

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

/**
 * The collection as the adapter gets it. `opened` resolves once this server hears the others. A failed insert counts as
 * done: the adapter would leave its rejection unhandled, which ends Node, and would not even tell this server's sockets.
 */
export const openSocketEvents = ({ onFault }: { onFault: (error: unknown) => void }) => {
  const collection = database().collection(COLLECTION);
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  const insertOne: Collection['insertOne'] = async (...row) => {
    try {
      return await mongoose.mongo.Collection.prototype.insertOne.apply(collection, row);
    } catch (error) {
      onFault(error);
      return { acknowledged: false, insertedId: new mongoose.mongo.ObjectId() };
    }
  };
  const listen = collection.watch.bind(collection);
  const watch: Collection['watch'] = (...options) => {
    const stream = listen<never, never>(...options);
    stream.once(mongoose.mongo.ChangeStream.RESUME_TOKEN_CHANGED, () => resolve());
    return stream;
  };
  return { collection: Object.assign(collection, { insertOne, watch }), opened };
};
