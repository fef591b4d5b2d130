import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, optional, text } from '#models/field.ts';

const ReferralCredit = defineModel({
  name: 'ReferralCredit',
  collection: 'referralCredits',
  fields: {
    /** Hashes of the friend's proved contacts; each earns a credit only once. */
    friendMarks: list(text()),
    /** The same for the referrer, with the account; limited per month and in total. */
    referrerMarks: list(text()),
    /** The same for the worker of the booking; absent in older rows. */
    workerMarks: optional(list(text())),
    at: date(),
  },
  indexes: [
    [{ friendMarks: 1 }, { unique: true }],
    // Counts a referrer's credits since a day.
    [{ referrerMarks: 1, at: 1 }, {}],
    [{ workerMarks: 1, at: 1 }, {}],
  ],
});

/** A given credit; it names no one and outlives both accounts. */
type ReferralCreditRecord = RowOf<typeof ReferralCredit>;

export const insertReferralCredit = async (row: Omit<ReferralCreditRecord, '_id'>, tx: Tx): Promise<void> => {
  await ReferralCredit.insert(row, { tx });
};

/** Whether one of these contacts has already earned a credit. */
export const hasBroughtCredit = async (friendMarks: readonly string[], tx: Tx): Promise<boolean> =>
  await ReferralCredit.exists({ friendMarks: { $in: friendMarks } }, { tx });

/** Days of the credits received or earned under one of these marks, newest first. */
export const listCreditDays = async (
  side: { referrerMarks: readonly string[] } | { workerMarks: readonly string[] },
  limit: number,
  tx: Tx,
): Promise<Date[]> => {
  const filter =
    'workerMarks' in side
      ? { workerMarks: { $in: side.workerMarks } }
      : { referrerMarks: { $in: side.referrerMarks } };
  const rows = await ReferralCredit.find(filter, { fields: ['at'], sort: { at: -1 }, limit, tx });
  return rows.map(({ at }) => at);
};
