import type { Types, PipelineStage } from 'mongoose';
import { ledgerKinds, type LedgerBook, type LedgerKind } from '#lib/features/money/contracts/ledger.ts';
import {
  receivedKinds,
  returnedKinds,
  type BookingMoneyKind,
  type PaidMethod,
} from '#lib/features/money/rules/ledger-entries.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { cityGroup, type CityGroup } from '#models/city-group.ts';
import { between, definedOnly, scanNewestFirst, type Place } from '#models/newest-first.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { date, flag, mixed, nullable, number, objectId, optional, text } from '#models/field.ts';

export interface BookedJob {
  _id: Types.ObjectId;
  number: string;
  serviceName: string;
  serviceTitles: TranslatedNames;
}

/** For files in this folder only. */
export const Ledger = defineModel({
  name: 'Ledger',
  collection: 'ledger',
  fields: {
    userId: objectId(),
    /** A key such as `job:<bookingId>` or `job:<bookingId>:settled`; unique per person. */
    event: text(),
    kind: text<LedgerKind | BookingMoneyKind>(),
    /** Set on the fee of a visit that one side missed. */
    isMissed: optional(flag()),
    /** Set where the worker owes the fee; otherwise the customer does. */
    isByWorker: optional(flag()),
    book: text<LedgerBook>(),
    amountPaise: number(),
    earnedPaise: number(),
    duePaise: number(),
    walletPaise: number(),
    /** The referral credit in the wallet change; absent in older lines and where there is none. */
    creditPaise: optional(number()),
    /** The tax in the price that was paid; absent where there is none. */
    taxPaise: optional(number()),
    otherId: nullable(objectId()),
    booking: nullable(mixed<BookedJob>()),
    /** The top-up's number. */
    number: nullable(text()),
    method: nullable(text<PaidMethod>()),
    localDate: text(),
    at: date(),
  },
  indexes: [
    // Records each event once per person and settles it once; also finds what settled it.
    [{ userId: 1, event: 1 }, { unique: true }],
    // A person's lines, newest first, in pages; also for sums.
    [{ userId: 1, at: -1, _id: -1 }, {}],
    // The wallet's lines, newest first; most lines are of the other book.
    [{ userId: 1, book: 1, at: -1, _id: -1 }, { partialFilterExpression: { book: 'wallet' } }],
    // The office's list, of one person and of a span of time; the former also for sums.
    [{ userId: 1, _id: -1 }, {}],
    [{ at: -1, _id: -1 }, {}],
    // A day's payments.
    [{ localDate: 1, kind: 1 }, {}],
  ],
});

/** One line of one person's ledger; never changed or deleted. */
export type LedgerRecord = RowOf<typeof Ledger>;

export type NewLedgerRow = Omit<LedgerRecord, '_id' | 'userId' | 'otherId'> & {
  userId: string;
  otherId: string | null;
};

/** Inserts ledger lines; always in the transaction of the event itself. */
export const insertLedgerRows = async (rows: readonly NewLedgerRow[], tx: Tx): Promise<void> => {
  await Ledger.insertMany(rows, { tx });
};

/** Returns the line of an event in a person's ledger. */
export const findLedgerRow = (userId: string, event: string, tx: Tx): Promise<LedgerRecord | null> =>
  Ledger.findOne({ userId, event }, { tx });

/** Returns whether a worker owes customers fees. */
export const owesFees = async (userId: string, tx: Tx): Promise<boolean> => {
  const lines = await Ledger.find({ userId, isByWorker: true }, { fields: ['duePaise'], tx });
  return lines.reduce((total, { duePaise }) => total + duePaise, 0) < 0;
};

type Settlement = Pick<LedgerRecord, 'kind' | 'method' | 'at'>;

/** A line with the lines that settled, held or restored it and the other person's name. */
export interface NamedLedgerRow extends LedgerRecord {
  settled: Settlement[];
  /** Paid after it was closed without payment. */
  late: Settlement[];
  held: Settlement[];
  restored: Settlement[];
  others: { name: string }[];
}

// One index lookup each: a single `$or` expression would read all of the person's lines.
const lookUpEvent = (end: 'settled' | 'late' | 'held' | 'restored'): PipelineStage.Lookup => ({
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
  lookUpEvent('settled'),
  lookUpEvent('late'),
  lookUpEvent('held'),
  lookUpEvent('restored'),
  {
    $lookup: {
      ...{ from: 'users', localField: 'otherId', foreignField: '_id', as: 'others' },
      pipeline: [{ $project: { _id: 0, name: 1 } }],
    },
  },
];

interface LedgerFilter {
  userId?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Lists all people's lines as they were written, newest first. */
export const listLedgerPage = (query: Place & LedgerFilter): Promise<Page<LedgerRecord>> => {
  const { before, limit, userId, since, until } = query;
  return scanNewestFirst(Ledger, {
    indexed: definedOnly({ userId }),
    span: { field: 'at', range: between(since, until) },
    ...{ before, limit },
  });
};

/** For files in this folder only. */
export const sum = (field: string) => ({ $sum: `$${field}` });

/** Lists all of a person's lines in a time, oldest first. */
export const listLedgerBetween = ({
  userId,
  since,
  until,
}: {
  userId: string;
  since: Date;
  until: Date;
}): Promise<LedgerRecord[]> =>
  Ledger.find({ userId, at: between(since, until) }, { sort: { at: 1, _id: 1 } });

/** Finds a person's oldest line. */
export const findFirstLedgerRow = (userId: string): Promise<LedgerRecord | null> =>
  Ledger.findOne({ userId }, { sort: { at: 1, _id: 1 } });

/** Sums of lines that count alike. */
export type LedgerGroup = Pick<LedgerRecord, 'kind' | 'amountPaise' | 'duePaise' | 'walletPaise'> & {
  isByWorker: boolean;
  creditPaise: number;
};

/** Sums all of a person's lines before a time. */
export const sumLedgerBefore = (userId: string, until: Date): Promise<LedgerGroup[]> =>
  Ledger.aggregate<LedgerGroup>([
    { $match: { userId: toObjectId(userId), at: { $lt: until } } },
    {
      $group: {
        _id: { kind: '$kind', isByWorker: { $ifNull: ['$isByWorker', false] } },
        ...{ amountPaise: sum('amountPaise'), duePaise: sum('duePaise') },
        ...{ walletPaise: sum('walletPaise'), creditPaise: sum('creditPaise') },
      },
    },
    { $replaceWith: { $mergeObjects: ['$_id', '$$ROOT'] } },
    { $project: { _id: 0 } },
  ]);

/** Settling lines are shown together with the line they settle. */
const listed: readonly LedgerKind[] = ledgerKinds.options;

interface LedgerQuery {
  userId: string;
  book: LedgerBook | undefined;
  after: { at: Date; id: string } | null;
  limit: number;
}

/** Lists a person's lines, newest first, plus one when there are more. */
export const listLedgerRows = ({ userId, book, after, limit }: LedgerQuery): Promise<NamedLedgerRow[]> => {
  const below = after && {
    at: { $lte: after.at },
    $or: [{ at: { $lt: after.at } }, { at: after.at, _id: { $lt: toObjectId(after.id) } }],
  };
  return Ledger.aggregate<NamedLedgerRow>([
    { $match: { userId: toObjectId(userId), kind: { $in: listed }, ...(book && { book }), ...below } },
    { $sort: { at: -1, _id: -1 } },
    { $limit: limit + 1 },
    ...joined,
  ]);
};

/** For files in this folder only. */
export const isByWorker = { $eq: ['$isByWorker', true] };

/** For files in this folder only. */
export const received = {
  $switch: {
    branches: [
      { case: isByWorker, then: 0 },
      { case: { $in: ['$kind', receivedKinds] }, then: '$amountPaise' },
      { case: { $in: ['$kind', returnedKinds] }, then: { $multiply: [-1, '$amountPaise'] } },
    ],
    default: 0,
  },
};

export const listAllLedgerRows = (userIds: readonly string[]): Promise<LedgerRecord[]> =>
  Ledger.find({ userId: { $in: userIds } });

/** Sums what workers received for bookings on a day in India, by the booking's city and service. */
export const sumPaidForBookings = (
  localDate: string,
): Promise<(CityGroup & { serviceId: Types.ObjectId | null; paidPaise: number })[]> =>
  Ledger.aggregate([
    // Every event has two lines; the customer's is negative.
    {
      $match: { localDate, kind: { $in: [...receivedKinds, ...returnedKinds] }, amountPaise: { $gt: 0 } },
    },
    { $group: { _id: '$booking._id', paidPaise: { $sum: received } } },
    {
      $lookup: {
        ...{ from: 'bookings', localField: '_id', foreignField: '_id', as: 'booked' },
        pipeline: [{ $project: { _id: 0, serviceId: 1, address: 1 } }],
      },
    },
    { $set: { booked: { $first: '$booked' } } },
    {
      $group: {
        _id: { ...cityGroup('$booked.address'), serviceId: { $ifNull: ['$booked.serviceId', null] } },
        paidPaise: { $sum: '$paidPaise' },
      },
    },
    { $replaceWith: { $mergeObjects: ['$_id', { paidPaise: '$paidPaise' }] } },
  ]);
