import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, objectId, text } from '#models/field.ts';

const EmailProof = defineModel({
  name: 'EmailProof',
  collection: 'emailProofs',
  fields: {
    userId: objectId(),
    email: text(),
    tokenHash: text(),
    expiresAt: date(),
  },
  indexes: [
    // A user's links, newest first.
    [{ userId: 1, _id: -1 }, {}],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
});

/** An emailed link that proves an address. */
type EmailProofRecord = RowOf<typeof EmailProof>;

const MAX_LINKS = 2;

const listNewestProofs = (userId: string, tx?: Tx): Promise<EmailProofRecord[]> =>
  EmailProof.find({ userId }, { sort: { _id: -1 }, limit: MAX_LINKS, tx });

/** Stores a user's newest link; the previous one stays valid until its own expiry. */
export const addEmailProof = async (row: {
  userId: string;
  email: string;
  tokenHash: string;
  expiresAt: Date;
}): Promise<void> => {
  await EmailProof.insert(row);
  const kept = (await listNewestProofs(row.userId)).map(({ _id }) => _id);
  await EmailProof.deleteMany({ userId: row.userId, _id: { $nin: kept } });
};

/**
 * Uses up a link, with the other to the same address, and returns it; null when it is too old or not among the newest
 * two.
 */
export const takeEmailProof = async (
  { userId, tokenHash, at }: { userId: string; tokenHash: string; at: Date },
  tx: Tx,
): Promise<string | null> => {
  const links = await listNewestProofs(userId, tx);
  const link = links.find((one) => one.tokenHash === tokenHash && one.expiresAt > at);
  if (!link) return null;
  const { email } = link;
  await EmailProof.deleteMany({ userId, email }, { tx });
  return email;
};

/** Removes a user's links, except those to the given address. */
export const removeEmailProofs = async (
  { userId, exceptTo }: { userId: string; exceptTo?: string },
  tx: Tx,
): Promise<void> => {
  const filter = { userId, ...(exceptTo !== undefined && { email: { $ne: exceptTo } }) };
  await EmailProof.deleteMany(filter, { tx });
};
