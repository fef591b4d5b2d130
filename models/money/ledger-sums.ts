import { Types } from 'mongoose';
import { refundKinds } from '#lib/features/money/rules/ledger-entries.ts';
import { isDuplicateKey, toObjectId } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { mixed, number, objectId } from '#models/field.ts';
import { isByWorker, Ledger, received, sum } from './ledger.ts';

/** Sums of a person's lines of a day. */
export interface LedgerSum {
  /** Null for everything before the days that count one by one. */
  localDate: string | null;
  /** Paid to this person; negative: paid by this person. */
  receivedPaise: number;
  duePaise: number;
  /** Fees that workers owe customers, which are in no other sum. */
  feesBackPaise: number;
  /** Refunds that workers owe customers, which are in no other sum either. */
  refundsDuePaise: number;
  walletPaise: number;
  /** The part of the wallet that is referral credit. */
  creditPaise: number;
  jobs: number;
}

const LedgerSums = defineModel({
  name: 'LedgerSums',
  collection: 'ledgerSums',
  fields: {
    /** The lines with lower ids are summed up here. The id of the row is the person's. */
    upTo: objectId(),
    days: mixed<LedgerSum[]>(),
    rules: number(),
  },
  indexes: [],
});

type KeptSums = RowOf<typeof LedgerSums>;

// To be raised when lines are summed up differently: what other releases kept is then left aside.
const RULES = 2;

/** Fewer lines than this are summed up each time. */
export const MAX_UNSUMMED = 200;

// No transaction takes this long: whatever is still being stored has a higher id.
const SETTLED_AFTER_SECONDS = 3600;

const settledId = (): Types.ObjectId => {
  const seconds = new Types.ObjectId().getTimestamp().getTime() / 1000;
  return Types.ObjectId.createFromTime(seconds - SETTLED_AFTER_SECONDS);
};

const jobs = {
  $sum: {
    $switch: {
      branches: [
        { case: { $in: ['$kind', ['job', 'job_restored', 'paid_restored']] }, then: 1 },
        { case: { $in: ['$kind', ['job_held', 'paid_held']] }, then: -1 },
      ],
      default: 0,
    },
  },
};

const isRefund = { $in: ['$kind', refundKinds] };

const due = {
  $switch: {
    branches: [
      { case: isByWorker, then: 0 },
      { case: isRefund, then: 0 },
    ],
    default: '$duePaise',
  },
};

const refundsDue = { $switch: { branches: [{ case: isRefund, then: '$duePaise' }], default: 0 } };

interface Span {
  from?: Types.ObjectId | undefined;
  below?: Types.ObjectId;
}

interface SumQuery {
  userId: string;
  /** Days from here on count one by one. */
  since: string;
}

const sumLines = (
  { userId, since }: SumQuery,
  { from, below }: Span,
): Promise<(LedgerSum & { lines: number })[]> => {
  const ids = { ...(from && { $gte: from }), ...(below && { $lt: below }) };
  return Ledger.aggregate([
    { $match: { userId: toObjectId(userId), ...(Object.keys(ids).length > 0 && { _id: ids }) } },
    {
      $group: {
        _id: { $cond: [{ $gte: ['$localDate', since] }, '$localDate', null] },
        receivedPaise: { $sum: received },
        duePaise: { $sum: due },
        feesBackPaise: { $sum: { $cond: [isByWorker, '$duePaise', 0] } },
        refundsDuePaise: { $sum: refundsDue },
        ...{ walletPaise: sum('walletPaise'), creditPaise: sum('creditPaise'), jobs },
        lines: { $sum: 1 },
      },
    },
    { $set: { localDate: '$_id' } },
    { $project: { _id: 0 } },
  ]);
};

const addUp = (rows: readonly LedgerSum[], { since }: SumQuery): LedgerSum[] => {
  const byDay = Map.groupBy(rows, ({ localDate }) =>
    localDate !== null && localDate >= since ? localDate : null,
  );
  return [...byDay].map(([localDate, same]) => {
    const total = (field: Exclude<keyof LedgerSum, 'localDate'>): number =>
      same.reduce((all, row) => all + row[field], 0);
    return {
      ...{ localDate, receivedPaise: total('receivedPaise'), duePaise: total('duePaise') },
      ...{ feesBackPaise: total('feesBackPaise'), refundsDuePaise: total('refundsDuePaise') },
      ...{ walletPaise: total('walletPaise'), creditPaise: total('creditPaise'), jobs: total('jobs') },
    };
  });
};

// Of servers that do this at once, the first one stores its sums; those of the others are as right.
const renew = async (query: SumQuery, kept: KeptSums | null): Promise<void> => {
  const upTo = settledId();
  const settled = await sumLines(query, { from: kept?.upTo, below: upTo });
  if (settled.length === 0) return;
  const row = { upTo, rules: RULES, days: addUp([...(kept?.days ?? []), ...settled], query) };
  const filter = { _id: query.userId, ...(kept ? { upTo: kept.upTo } : { rules: { $ne: RULES } }) };
  try {
    await LedgerSums.updateOne(filter, { $set: row }, { upsert: !kept });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/**
 * Sums up a person's lines, by day from `since`. Lines never change, so what was summed up is kept: only the lines after
 * it are read.
 */
export const sumLedger = async (query: SumQuery): Promise<LedgerSum[]> => {
  const found = await LedgerSums.findById(query.userId);
  const kept = found?.rules === RULES ? found : null;
  const later = await sumLines(query, { from: kept?.upTo });
  if (later.reduce((all, { lines }) => all + lines, 0) > MAX_UNSUMMED) await renew(query, kept);
  return addUp([...(kept?.days ?? []), ...later], query);
};
