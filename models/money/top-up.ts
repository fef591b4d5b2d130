import type { Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import type { TopUpState } from '#lib/features/money/contracts/wallet.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, nullable, number, objectId, text } from '#models/field.ts';
import { definedOnly, between, newestFirst, pendingQueue, type Place } from '#models/newest-first.ts';

const TopUp = defineModel({
  name: 'TopUp',
  collection: 'topUps',
  fields: {
    /** Public number, such as `HN-7K3QF`. */
    number: text(),
    userId: objectId(),
    amountPaise: number(),
    /** Identifies the payment, such as a UPI reference. */
    reference: text({ default: '' }),
    state: text<TopUpState>(),
    decision: nullable(mixed<{ at: Date; by: Types.ObjectId; reason: string }>()),
    createdAt: date(),
  },
  indexes: [
    // Numbers are unique.
    [{ number: 1 }, { unique: true }],
    // One open request per person.
    [{ userId: 1 }, { unique: true, partialFilterExpression: { state: 'open' } }],
    // All requests of one person.
    [{ userId: 1, _id: -1 }, {}],
    // The office's lists by state, newest first, in pages.
    [{ state: 1, _id: -1 }, {}],
  ],
});

export type TopUpRecord = RowOf<typeof TopUp>;

type NewTopUp = Omit<TopUpRecord, '_id' | 'userId' | 'state' | 'decision'> & { userId: string };

export const insertTopUp = (row: NewTopUp, tx: Tx): Promise<TopUpRecord> =>
  TopUp.insert({ ...row, state: 'open' }, { tx });

/** Finds the person's undecided request. */
export const findOpenTopUp = (userId: string, tx?: Tx): Promise<TopUpRecord | null> =>
  TopUp.findOne({ userId, state: 'open' }, { tx });

export const findTopUp = (topUpId: string, tx?: Tx): Promise<TopUpRecord | null> =>
  TopUp.findById(topUpId, { tx });

export const findTopUpByNumber = (number: string): Promise<TopUpRecord | null> => TopUp.findOne({ number });

export const decideTopUpRecord = (
  topUpId: string,
  state: Exclude<TopUpState, 'open'>,
  decision: { at: Date; by: string; reason: string },
  tx: Tx,
): Promise<TopUpRecord | null> =>
  TopUp.findOneAndUpdate(
    { _id: topUpId, state: 'open' },
    { $set: { state, decision: { ...decision, by: toObjectId(decision.by) } } },
    { tx },
  );

interface TopUpFilter {
  state: TopUpState;
  userId?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

export const listTopUpRecords = (query: Place & TopUpFilter): Promise<Page<TopUpRecord>> => {
  const { before, limit, since, until, ...criteria } = query;
  const filter = definedOnly({ ...criteria, createdAt: between(since, until) });
  return newestFirst(TopUp, { filter, before, limit });
};

export const openTopUps = pendingQueue(TopUp, { state: 'open' });
