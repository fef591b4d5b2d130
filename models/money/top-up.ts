import { Schema, type Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import type { TopUpState } from '#lib/features/money/contracts/wallet.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { asked, between, newestFirst, waitingOf, type Place } from '#models/newest-first.ts';

export interface TopUpRecord {
  _id: Types.ObjectId;
  /** What people call it by: `HN-7K3QF`. */
  number: string;
  userId: Types.ObjectId;
  amountPaise: number;
  /** How we find the payment, such as a UPI reference. */
  reference: string;
  state: TopUpState;
  decision: { at: Date; by: Types.ObjectId; reason: string } | null;
  createdAt: Date;
}

const { ObjectId, String: text, Number: number, Date: date, Mixed: mixed } = Schema.Types;

const TopUp = defineModel<TopUpRecord>({
  name: 'TopUp',
  collection: 'topUps',
  fields: {
    number: { type: text, required: true },
    userId: { type: ObjectId, required: true },
    amountPaise: { type: number, required: true },
    reference: { type: text, default: '' },
    state: { type: text, required: true },
    decision: { type: mixed, default: null },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One request a number.
    [{ number: 1 }, { unique: true }],
    // One request a person at a time; also what somebody waits for.
    [{ userId: 1 }, { unique: true, partialFilterExpression: { state: 'open' } }],
    // All that somebody has asked for.
    [{ userId: 1, _id: -1 }, {}],
    // What admins have to decide, and have decided, newest first, page by page.
    [{ state: 1, _id: -1 }, {}],
  ],
});

type NewTopUp = Omit<TopUpRecord, '_id' | 'userId' | 'state' | 'decision'> & { userId: string };

export const insertTopUp = async (row: NewTopUp, tx: Tx): Promise<TopUpRecord> => {
  const [topUp] = await TopUp.create([{ ...row, state: 'open' }], Tx.session(tx));
  if (!topUp) throw new Error('The top-up was not stored.');
  return topUp.toObject();
};

/** What somebody has asked for and nobody has decided yet. */
export const findOpenTopUp = (userId: string, tx?: Tx): Promise<TopUpRecord | null> =>
  TopUp.findOne({ userId, state: 'open' }, null, Tx.session(tx)).lean<TopUpRecord>().exec();

export const findTopUp = (topUpId: string, tx?: Tx): Promise<TopUpRecord | null> =>
  TopUp.findById(topUpId, null, Tx.session(tx)).lean<TopUpRecord>().exec();

export const findTopUpByNumber = (number: string): Promise<TopUpRecord | null> =>
  TopUp.findOne({ number }).lean<TopUpRecord>().exec();

interface Decided {
  topUpId: string;
  state: Exclude<TopUpState, 'open'>;
  decision: { at: Date; by: string; reason: string };
}

/** Decides on an open request; null when it is decided already. */
export const decideTopUpRecord = (
  { topUpId, state, decision }: Decided,
  tx: Tx,
): Promise<TopUpRecord | null> =>
  TopUp.findOneAndUpdate(
    { _id: topUpId, state: 'open' },
    { $set: { state, decision: { ...decision, by: toObjectId(decision.by) } } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<TopUpRecord>()
    .exec();

interface TopUpFilter {
  state: TopUpState;
  userId?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** One page of requests of a state, newest first. */
export const listTopUpRecords = (query: Place & TopUpFilter): Promise<Page<TopUpRecord>> => {
  const { before, limit, since, until, ...wanted } = query;
  const filter = asked({ ...wanted, createdAt: between(since, until) });
  return newestFirst(TopUp, { filter, before, limit });
};

export const openTopUps = waitingOf(TopUp, { state: 'open' });
