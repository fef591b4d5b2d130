import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, nullable, number, objectId, text } from '#models/field.ts';

const ContactCode = defineModel({
  name: 'ContactCode',
  collection: 'contactCodes',
  fields: {
    /** The challenge that the client answers. */
    _id: text(),
    kind: text<'phone' | 'email'>(),
    /** The encrypted contact: it may belong to someone without an account. */
    sealedContact: text(),
    purpose: text(),
    /** The account that asked for it; null for signing in. */
    userId: nullable(objectId()),
    /** The signed device that asked. */
    deviceId: text(),
    locale: text<Locale>(),
    tries: number({ default: 0 }),
    expiresAt: date(),
  },
  indexes: [
    // Erased with its account.
    [{ userId: 1 }, {}],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
});

/** A code on its way to a phone number or mailbox. The code itself is not stored: it is computed from the id. */
export type ContactCodeRecord = RowOf<typeof ContactCode>;

type NewContactCode = Omit<ContactCodeRecord, 'userId' | 'tries'> & { userId: string | null };

export const insertContactCode = async (row: NewContactCode, tx: Tx): Promise<void> => {
  await ContactCode.insert(row, { tx });
};

/** Returns a code that is still valid. */
export const findContactCode = (challenge: string, at: Date): Promise<ContactCodeRecord | null> =>
  ContactCode.findOne({ _id: challenge, expiresAt: { $gt: at } });

interface Try {
  challenge: string;
  maxTries: number;
  at: Date;
}

/** Counts a try before its code is checked, so that parallel guesses count too; null when none are left. */
export const takeCodeTry = ({ challenge, maxTries, at }: Try): Promise<ContactCodeRecord | null> =>
  ContactCode.findOneAndUpdate(
    { _id: challenge, expiresAt: { $gt: at }, tries: { $lt: maxTries } },
    { $inc: { tries: 1 } },
  );

/** Gives a try back after a correct code that could not be used yet. */
export const returnCodeTry = async (challenge: string): Promise<void> => {
  await ContactCode.updateOne({ _id: challenge, tries: { $gt: 0 } }, { $inc: { tries: -1 } });
};

/** Uses up a code; returns false when another call was faster. */
export const spendContactCode = async (challenge: string, tx: Tx): Promise<boolean> =>
  (await ContactCode.deleteOne({ _id: challenge }, { tx })).deletedCount === 1;
