import { Schema, type PipelineStage, type Types } from 'mongoose';
import { ledgerKinds, type LedgerBook, type LedgerKind } from '#lib/features/money/contracts/ledger.ts';
import type { BookingMoneyKind, LedgerMove, PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';

/** What the books keep of a booking. */
export interface BookedJob {
  _id: Types.ObjectId;
  number: string;
  serviceName: string;
  serviceTitles: TranslatedNames;
}

/** One line of one person's book; never changed, never removed. */
export interface LedgerRecord extends LedgerMove {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** What happened, such as `job:<bookingId>`, or `job:<bookingId>:settled`: each event is in a person's book once. */
  event: string;
  kind: LedgerKind | BookingMoneyKind;
  /** It is the fee of a visit whose customer was not there; absent in every other line. */
  isMissed?: boolean;
  book: LedgerBook;
  /** The other person. */
  otherId: Types.ObjectId | null;
  booking: BookedJob | null;
  /** What people call a top-up by. */
  number: string | null;
  method: PaidMethod | null;
  /** The day in India. */
  localDate: string;
  at: Date;
}

const { ObjectId, String: text, Number: number, Date: date, Mixed: mixed, Boolean: flag } = Schema.Types;
const needed = <Type>(type: Type) => ({ type, required: true });
const orNull = <Type>(type: Type) => ({ type, default: null });

const Ledger = defineModel<LedgerRecord>({
  name: 'Ledger',
  collection: 'ledger',
  fields: {
    userId: needed(ObjectId),
    event: needed(text),
    kind: needed(text),
    isMissed: flag,
    book: needed(text),
    amountPaise: needed(number),
    earnedPaise: needed(number),
    duePaise: needed(number),
    walletPaise: needed(number),
    otherId: orNull(ObjectId),
    booking: orNull(mixed),
    number: orNull(text),
    method: orNull(text),
    localDate: needed(text),
    at: needed(date),
  },
  indexes: [
    // An event is in a person's book once, however often it is tried, and is settled once; also what settled it.
    [{ userId: 1, event: 1 }, { unique: true }],
    // A person's lines, latest first, page by page; also all of them, to be added up.
    [{ userId: 1, at: -1, _id: -1 }, {}],
  ],
});

export type NewLedgerRow = Omit<LedgerRecord, '_id' | 'userId' | 'otherId'> & {
  userId: string;
  otherId: string | null;
};

/** Writes down what happened, in the transaction in which it happens. */
export const insertLedgerRows = async (rows: readonly NewLedgerRow[], tx: Tx): Promise<void> => {
  await Ledger.insertMany(rows, Tx.session(tx));
};

type Settlement = Pick<LedgerRecord, 'kind' | 'method' | 'at'>;

/** A line with what settled, held and restored it and the other person's name; none where there is none. */
export interface NamedLedgerRow extends LedgerRecord {
  settled: Settlement[];
  held: Settlement[];
  restored: Settlement[];
  others: { name: string }[];
}

// One look by the index for each: an expression with several ends would read all of a person's lines.
const eventOf = (end: 'settled' | 'held' | 'restored'): PipelineStage.Lookup => ({
  $lookup: {
    from: 'ledger',
    let: { event: { $concat: ['$event', `:${end}`] }, userId: '$userId' },
    pipeline: [
      { $match: { $expr: { $and: [{ $eq: ['$userId', '$$userId'] }, { $eq: ['$event', '$$event'] }] } } },
      { $project: { _id: 0, kind: 1, method: 1, at: 1 } },
    ],
    as: end,
  },
});

const joined: PipelineStage.Lookup[] = [
  eventOf('settled'),
  eventOf('held'),
  eventOf('restored'),
  {
    $lookup: {
      ...{ from: 'users', localField: 'otherId', foreignField: '_id', as: 'others' },
      pipeline: [{ $project: { _id: 0, name: 1 } }],
    },
  },
];

/** What settles another line stands with that one. */
const listed: readonly LedgerKind[] = ledgerKinds.options;

interface LedgerQuery {
  userId: string;
  book: LedgerBook | undefined;
  after: { at: Date; id: string } | null;
  limit: number;
}

/** Somebody's lines, latest first; one more than asked for, when there are more. */
export const listLedgerRows = ({ userId, book, after, limit }: LedgerQuery): Promise<NamedLedgerRow[]> => {
  const below = after && {
    $or: [{ at: { $lt: after.at } }, { at: after.at, _id: { $lt: toObjectId(after.id) } }],
  };
  return Ledger.aggregate<NamedLedgerRow>([
    { $match: { userId: toObjectId(userId), kind: { $in: listed }, ...(book && { book }), ...below } },
    { $sort: { at: -1, _id: -1 } },
    { $limit: limit + 1 },
    ...joined,
  ]).exec();
};

/** Sums of somebody's lines: one row a day from `weekStart` on, and one, of no day, for all before. */
export interface LedgerSum {
  localDate: string | null;
  earnedPaise: number;
  monthPaise: number;
  duePaise: number;
  walletPaise: number;
  jobs: number;
}

const sumOf = (field: string) => ({ $sum: `$${field}` });
const sumIf = (condition: object, value: unknown) => ({ $sum: { $cond: [condition, value, 0] } });

export const sumLedger = ({
  userId,
  weekStart,
  monthStart,
}: {
  userId: string;
  weekStart: string;
  monthStart: string;
}): Promise<LedgerSum[]> =>
  Ledger.aggregate<LedgerSum>([
    { $match: { userId: toObjectId(userId) } },
    {
      $group: {
        _id: { $cond: [{ $gte: ['$localDate', weekStart] }, '$localDate', null] },
        earnedPaise: sumOf('earnedPaise'),
        monthPaise: sumIf({ $gte: ['$localDate', monthStart] }, '$earnedPaise'),
        duePaise: sumOf('duePaise'),
        walletPaise: sumOf('walletPaise'),
        jobs: {
          $sum: {
            $switch: {
              branches: [
                { case: { $in: ['$kind', ['job', 'job_restored', 'paid_restored']] }, then: 1 },
                { case: { $in: ['$kind', ['job_held', 'paid_held']] }, then: -1 },
              ],
              default: 0,
            },
          },
        },
      },
    },
    { $set: { localDate: '$_id' } },
    { $project: { _id: 0 } },
  ]).exec();

/** All lines of some people, for recounts. */
export const listAllLedgerRows = (userIds: readonly string[]): Promise<LedgerRecord[]> =>
  Ledger.find({ userId: { $in: userIds } })
    .lean<LedgerRecord[]>()
    .exec();
