import { Schema, type Types } from 'mongoose';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** A mailed link that proves whose an address is. */
interface EmailProofRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Where it was mailed to: the account's address, or the one that is to take its place. */
  email: string;
  tokenHash: string;
  expiresAt: Date;
}

const { ObjectId, String: text, Date: date } = Schema.Types;

const EmailProof = defineModel<EmailProofRecord>({
  name: 'EmailProof',
  collection: 'emailProofs',
  fields: {
    userId: { type: ObjectId, required: true },
    email: { type: text, required: true },
    tokenHash: { type: text, required: true },
    expiresAt: { type: date, required: true },
  },
  indexes: [
    // A person's links, newest first.
    [{ userId: 1, _id: -1 }, {}],
    // Forgotten links go by themselves.
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
});

const MOST_LINKS = 2;

const newestOf = (userId: string, tx?: Tx): Promise<EmailProofRecord[]> =>
  EmailProof.find({ userId }, null, Tx.session(tx))
    .sort({ _id: -1 })
    .limit(MOST_LINKS)
    .lean<EmailProofRecord[]>()
    .exec();

interface NewProof {
  userId: string;
  email: string;
  tokenHash: string;
  expiresAt: Date;
}

/** Stores a person's newest link; the one before it stays good for as long as it was. */
export const addEmailProof = async (row: NewProof): Promise<void> => {
  await EmailProof.create([row]);
  const kept = (await newestOf(row.userId)).map(({ _id }) => _id);
  await EmailProof.deleteMany({ userId: row.userId, _id: { $nin: kept } });
};

/** Uses a link up, with the other to the same address, and says which it is; null when it is none of the newest two, or too old. */
export const takeEmailProof = async (
  { userId, tokenHash, at }: { userId: string; tokenHash: string; at: Date },
  tx: Tx,
): Promise<string | null> => {
  const links = await newestOf(userId, tx);
  const link = links.find((one) => one.tokenHash === tokenHash && one.expiresAt > at);
  if (!link) return null;
  const { email } = link;
  await EmailProof.deleteMany({ userId, email }, Tx.session(tx));
  return email;
};

/** Ends a person's links; those to one address stay if it is named. */
export const removeEmailProofs = async (
  { userId, exceptTo }: { userId: string; exceptTo?: string },
  tx: Tx,
): Promise<void> => {
  const filter = { userId, ...(exceptTo !== undefined && { email: { $ne: exceptTo } }) };
  await EmailProof.deleteMany(filter, Tx.session(tx));
};
