import { AppError, type ErrorDetails } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { database, isDuplicateKey, isOverTime, newObjectId, toObjectId, Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, objectId, text } from '#models/field.ts';

/** One request of one user, identified by the key it carried. */
export interface IdempotencySlot {
  userId: string;
  call: string;
  key: string;
}

interface Refusal {
  code: ErrorCode;
  details: ErrorDetails;
}

const Idempotency = defineModel({
  name: 'Idempotency',
  collection: 'idempotency',
  fields: {
    userId: objectId(),
    call: text(),
    key: text(),
    bodyHash: text(),
    answer: mixed<unknown>({ required: false }),
    refusal: mixed<Refusal | undefined>({ required: false }),
    createdAt: date(),
  },
  indexes: [
    // Ensures one run per key; also finds the stored answer of a repeated request.
    [{ userId: 1, call: 1, key: 1 }, { unique: true }],
    // Answers are kept for a day.
    [{ createdAt: 1 }, { expireAfterSeconds: 86_400 }],
  ],
});

export type IdempotencyRecord = RowOf<typeof Idempotency>;

type Claim = IdempotencySlot & Pick<IdempotencyRecord, 'bodyHash' | 'createdAt'>;

/** The first answer to a key; neither answer nor refusal while it is unknown. */
export type KeyedOutcome = Pick<IdempotencyRecord, 'bodyHash' | 'answer' | 'refusal' | 'createdAt'>;

/** How a request ended for good. */
export type Ending = { answer: object } | { refusal: Refusal };

/** Another request used the key. Not a duplicate key to services, which take one for a conflict of their own rows. */
export class KeyTaken extends Error {}

// Drop undefined fields, which the database would store as null.
const toPlain = (ending: Ending): Record<string, unknown> => {
  const plain: unknown = JSON.parse(JSON.stringify(ending));
  return Object.fromEntries(Object.entries(plain ?? {}));
};

/** As the driver sees it, typed: it neither casts nor checks. */
const rows = () => database().collection<IdempotencyRecord>('idempotency');

const toFilter = ({ userId, call, key }: IdempotencySlot) => ({ userId: toObjectId(userId), call, key });

/**
 * Claims the key in the running transaction, with the answer if it is known by now. Throws KeyTaken if a request with the
 * same key committed.
 */
export const claimSlot = async (
  { bodyHash, createdAt, ...slot }: Claim,
  ending: Ending | null,
  tx: Tx,
): Promise<void> => {
  const row = { _id: newObjectId(), ...toFilter(slot), bodyHash, createdAt, ...(ending && toPlain(ending)) };
  try {
    // Bypasses mongoose documents, which would cost more than the row.
    await Idempotency.driver.insertOne(row, Tx.session(tx));
  } catch (error) {
    if (isDuplicateKey(error)) throw new KeyTaken();
    throw error;
  }
};

/** Stores how a request that claimed its key ended. */
export const endSlot = async (slot: IdempotencySlot, ending: Ending): Promise<void> => {
  // A repeat after a failover is told that the change was made, so the answer need not wait for a majority.
  await rows().updateOne(toFilter(slot), { $set: toPlain(ending) }, { writeConcern: { w: 1 } });
};

/** Forgets a claim, so that the request may be made again. */
export const releaseSlot = async (slot: IdempotencySlot): Promise<void> => {
  await rows().deleteOne(toFilter(slot));
};

export const findOutcome = (slot: IdempotencySlot): Promise<KeyedOutcome | null> =>
  rows().findOne<KeyedOutcome>(toFilter(slot), {
    projection: { _id: 0, bodyHash: 1, answer: 1, refusal: 1, createdAt: 1 },
  });

const MAX_WAIT_MS = 2000;

/** Renews a claim that was left without an answer; false if another request did so first. */
export const takeOver = async (slot: IdempotencySlot, before: Date, at: Date): Promise<boolean> => {
  const filter = { ...toFilter(slot), createdAt: before };
  const { modifiedCount } = await rows().updateOne(filter, { $set: { createdAt: at } });
  return modifiedCount === 1;
};

/**
 * Stores how a request ended that has not claimed its key, or a claim (null), unless the key has an outcome: then returns
 * that. Waits for a transaction that has stored one and commits.
 */
export const endUnclaimed = async (
  { bodyHash, createdAt, ...slot }: Claim,
  ending: Ending | null,
): Promise<KeyedOutcome | null> => {
  try {
    return await rows().findOneAndUpdate(
      toFilter(slot),
      { $setOnInsert: { bodyHash, createdAt, ...(ending && toPlain(ending)) } },
      { upsert: true, returnDocument: 'before', maxTimeMS: MAX_WAIT_MS },
    );
  } catch (error) {
    if (isDuplicateKey(error)) return findOutcome(slot);
    if (isOverTime(error)) throw new AppError('in_progress', { retryAfterSeconds: 1 });
    throw error;
  }
};
