import { Schema, type Types } from 'mongoose';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** One request of one person, as they named it. */
export interface IdempotencySlot {
  userId: string;
  call: string;
  key: string;
}

export interface IdempotencyRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  call: string;
  key: string;
  bodyHash: string;
  answer: unknown;
  createdAt: Date;
}

const { ObjectId, String: text, Date: date, Mixed: mixed } = Schema.Types;

const Idempotency = defineModel<IdempotencyRecord>({
  name: 'Idempotency',
  collection: 'idempotency',
  fields: {
    userId: { type: ObjectId, required: true },
    call: { type: text, required: true },
    key: { type: text, required: true },
    bodyHash: { type: text, required: true },
    answer: { type: mixed },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One run a key; also how a repeated request finds its answer.
    [{ userId: 1, call: 1, key: 1 }, { unique: true }],
    // Answers are kept for a day.
    [{ createdAt: 1 }, { expireAfterSeconds: 86_400 }],
  ],
});

/** Takes the slot for the running transaction; a second taker conflicts and fails as a duplicate after the commit. */
export const claimSlot = async (
  row: IdempotencySlot & Pick<IdempotencyRecord, 'bodyHash' | 'createdAt'>,
  tx: Tx,
): Promise<void> => {
  await Idempotency.create([row], Tx.session(tx));
};

export const storeAnswer = async (slot: IdempotencySlot, answer: object, tx: Tx): Promise<void> => {
  // As JSON has it: the database would turn fields that are undefined into null.
  const plain: unknown = JSON.parse(JSON.stringify(answer));
  await Idempotency.updateOne(slot, { $set: { answer: plain } }, Tx.session(tx));
};

export interface StoredAnswer<Answer> {
  bodyHash: string;
  answer: Answer;
}

export const findAnswer = <Answer>(slot: IdempotencySlot): Promise<StoredAnswer<Answer> | null> =>
  Idempotency.findOne(slot, { bodyHash: 1, answer: 1 }).lean<StoredAnswer<Answer>>().exec();
