import { randomUUID } from 'node:crypto';
import { MongoClient, ObjectId } from 'mongodb';
import { timeWriters } from '../time-writers.ts';

interface Talk {
  _id: ObjectId;
  lastSeq: number;
}

/**
 * The reference: only the writes of a message. Each transaction increments the sequence and stores the message and an
 * outbox row, with as many concurrent writers as the real run. Returns messages a second.
 */
export const timeTransactions = async (
  uri: string,
  { writers, seconds, conversations }: { writers: number; seconds: number; conversations: number },
): Promise<number> => {
  const client = await new MongoClient(uri, { writeConcern: { w: 'majority' } }).connect();
  const db = client.db('bench_chat_reference');
  await db.dropDatabase();
  const summaries = db.collection<Talk>('talks');
  const ids = Array.from({ length: conversations }, () => new ObjectId());
  await summaries.insertMany(ids.map((_id) => ({ _id, lastSeq: 0 })));
  const messages = await db.createCollection('messages');
  const outbox = await db.createCollection('outbox');
  await messages.createIndex({ talkId: 1, seq: 1 }, { unique: true });
  await messages.createIndex({ senderId: 1, clientId: 1 }, { unique: true });
  await outbox.createIndex({ dueAt: 1 });
  const write = (talkId: ObjectId): Promise<void> =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        const at = new Date();
        const summary = await summaries.findOneAndUpdate(
          { _id: talkId },
          { $inc: { lastSeq: 1 }, $set: { at } },
          { session, returnDocument: 'after' },
        );
        const row = {
          talkId,
          seq: summary?.lastSeq,
          senderId: talkId,
          clientId: randomUUID(),
          text: 'Hello',
          at,
        };
        const { insertedId } = await messages.insertOne(row, { session });
        await outbox.insertOne({ messageId: insertedId, dueAt: at, doneAt: null }, { session });
      }),
    );
  const { perSecond } = await timeWriters({ writers, seconds }, (turn) =>
    write(ids[turn % conversations] ?? new ObjectId()),
  );
  await db.dropDatabase();
  await client.close();
  return perSecond;
};
