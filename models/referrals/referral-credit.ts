import { Schema } from 'mongoose';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** A credit that was given; it names nobody, and stays when its people have left. */
interface ReferralCreditRecord {
  /** By what the friend is known again: each brings a credit once for ever. */
  friendMarks: string[];
  /** The same of who brought the friend: so many friends a month and in all. */
  referrerMarks: string[];
  at: Date;
}

const { String: text, Date: date } = Schema.Types;

const ReferralCredit = defineModel<ReferralCreditRecord>({
  name: 'ReferralCredit',
  collection: 'referralCredits',
  fields: {
    friendMarks: { type: [text], required: true },
    referrerMarks: { type: [text], required: true },
    at: { type: date, required: true },
  },
  indexes: [
    // One credit a contact.
    [{ friendMarks: 1 }, { unique: true }],
    // How many somebody has had since a day.
    [{ referrerMarks: 1, at: 1 }, {}],
  ],
});

export const insertReferralCredit = async (row: ReferralCreditRecord, tx: Tx): Promise<void> => {
  await ReferralCredit.create([row], Tx.session(tx));
};

/** Whether one of these contacts has brought a credit before. */
export const hasBroughtCredit = async (friendMarks: readonly string[], tx: Tx): Promise<boolean> =>
  (await ReferralCredit.findOne({ friendMarks: { $in: friendMarks } }, { _id: 1 }, Tx.session(tx))
    .lean()
    .exec()) !== null;

/** The days of the credits that somebody with one of these contacts has had, latest first, at most so many. */
export const listCreditDays = async (
  { referrerMarks, most }: { referrerMarks: readonly string[]; most: number },
  tx: Tx,
): Promise<Date[]> => {
  const rows = await ReferralCredit.find({ referrerMarks: { $in: referrerMarks } }, { at: 1 }, Tx.session(tx))
    .sort({ at: -1 })
    .limit(most)
    .lean<ReferralCreditRecord[]>()
    .exec();
  return rows.map(({ at }) => at);
};
