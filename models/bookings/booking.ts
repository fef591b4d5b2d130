import type { Types } from 'mongoose';
import type { Excuse } from '#lib/features/bookings/rules/cancellation.ts';
import type { BookingReason, BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { WayAnswer } from '#lib/features/bookings/contracts/booking-view.ts';
import { liveStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { JobCount } from '#lib/features/bookings/rules/counted-jobs.ts';
import type { Sighting } from '#lib/features/bookings/rules/arrival.ts';
import type { PaymentClaim } from '#lib/features/bookings/rules/booking-payment.ts';
import type { Refund } from '#lib/features/bookings/rules/refunds.ts';
import type { Blame, Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { Door } from '#lib/features/bookings/rules/door-code.ts';
import type { ArrivalWitness } from '#lib/features/bookings/rules/no-show-claim.ts';
import type { Waiting } from '#lib/features/bookings/rules/waiting.ts';
import type { WorkPhoto } from '#lib/features/bookings/rules/work-photos.ts';
import type { Receipt } from '#lib/features/money/rules/receipt-number.ts';
import type { PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import type { Tax } from '#lib/features/money/rules/tax.ts';
import { newObjectId, Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, mixed, nullable, number, objectId, optional, text } from '#models/field.ts';
import { bookingIndexes } from './booking-indexes.ts';
import type { BookingCase } from './case.ts';
import type { NoShowClaim } from './claim.ts';
import type { BookingExtra } from './extra.ts';
import type { BookingHandover } from './handover.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import type { AddressRecord, UserRecord } from '#models/people/user.ts';

export interface BookingChange {
  status: BookingStatus;
  mover: Mover;
  /** Null: the system. */
  by: Types.ObjectId | null;
  at: Date;
  /** The time on the phone when it was tapped, if the phone sent a possible one. */
  tappedAt?: Date;
  reason?: string;
  reasonCode?: BookingReason;
  /** The status that this change undid. */
  takesBack?: BookingStatus;
  /** The start that the office moved the booking to. */
  movedTo?: Date;
  /** The booking went to another worker. */
  isHandover?: true;
  /** Why the office handed it over: for the office only. */
  officeReason?: string;
}

export interface BookingProposal {
  /** Absent: the customer. */
  by?: 'worker';
  startsAt: Date;
  endsAt: Date;
  /** Absent for proposals made before prices were stored with them. */
  pricePaise?: number;
  proposedAt: Date;
  expiresAt: Date;
}

/** The state of a request before it was accepted. */
export interface OpenRequest {
  expiresAt: Date | null;
  openSlot: number | null;
  hold: { until: Date | null } | null;
}

/** The fee for a late cancellation or a missed visit; the side that is owed records whether it was paid or waived. */
export interface BookingFee {
  percent: 50 | 100;
  feePaise: number;
  /** Absent: the customer. */
  owedBy?: 'worker';
  state: 'due' | 'paid' | 'waived' | 'unpaid';
  method: PaidMethod | null;
  settledAt: Date | null;
}

/** A review copied to the booking, where both people look first. */
export interface ReviewNote {
  _id: Types.ObjectId;
  rating: number;
  /** Until when only its author sees it; absent if it was visible at once, or both have written one. */
  blindUntil?: Date;
}

interface WayQuestion {
  askedAt: Date;
  times: number;
  answer: WayAnswer | null;
}

/** For files in this folder only. */
export const Booking = defineModel({
  name: 'Booking',
  collection: 'bookings',
  fields: {
    /** The public number, like `HN-7K3QF`. */
    number: text(),
    customerId: objectId(),
    workerId: objectId(),
    serviceId: objectId(),
    /** Title, translations and picture of the service at the time of booking. */
    serviceName: text(),
    serviceTitles: mixed<TranslatedNames>({ default: {} }),
    picture: text({ default: '' }),
    status: text<BookingStatus>(),
    /** Day in India. */
    localDate: text(),
    startsAt: date(),
    endsAt: date(),
    pricePaise: number(),
    /** The worker's rate at the time; null for a fixed price. */
    hourlyRatePaise: nullable(number()),
    /** The duration that the worker's fixed price covers; absent if it covers any. */
    coveredMinutes: optional(number()),
    address: mixed<AddressRecord>({ default: {} }),
    /** Name of the area of its PIN code; absent or empty if unknown. */
    area: optional(text()),
    /** Contact person at the address; absent or null if it is the customer. */
    contact: optional(mixed<{ name?: string; phone?: string } | null>()),
    point: nullable(mixed<NonNullable<UserRecord['point']>>()),
    instructions: text({ default: '' }),
    /** The first request for the same need, which this one replaces. */
    insteadOf: optional(objectId()),
    /** Number of the place that this open request takes among the customer's few; null once answered. */
    openSlot: nullable(number()),
    /**
     * A request by a customer without a verified contact holds its time until then; with `until` null it holds none.
     * Null or absent: the booking holds its time while it is open.
     */
    hold: optional(mixed<{ until: Date | null } | null>()),
    /** Deadline of an open request; null once answered. */
    expiresAt: nullable(date()),
    /** When the next reminder is due; null: never, absent: not computed yet. */
    remindAt: optional(date<Date | null>()),
    proposal: nullable(mixed<BookingProposal>()),
    /** How many times the worker has suggested for the request; absent: none. */
    timesOffered: optional(number()),
    /** Absent or null if the office proposes no other worker. */
    handover: optional(mixed<BookingHandover | null>()),
    /** The workers before a handover, who are still people of the booking. */
    formerWorkerIds: optional(list(objectId())),
    /** Number of changes by the office; a screen that shows an older number is out of date. */
    officeActs: optional(number()),
    /** The office's credit to each wallet, less what it took back. */
    adjustments: optional(mixed<{ customer: number; worker: number }>()),
    /** Credit that decisions on cases gave or promised to the customer. */
    caseCreditPaise: optional(number()),
    /** The refund that decisions on cases promise, also before it becomes due. */
    caseRefundPaise: optional(number()),
    /** The refund that the worker owes since a case was closed; absent without it. */
    refund: optional(mixed<Refund>()),
    /** What an undone acceptance restores; absent or null if it can't be undone. */
    reopens: optional(mixed<OpenRequest | null>()),
    extras: optional(mixed<BookingExtra[]>()),
    /** When both sides of a job that runs over were asked whether all is well; absent: not yet. */
    overtimeAskedAt: optional(date()),
    /** The worker has said after the booked end that all is well. */
    overtime: optional(mixed<{ answeredAt: Date }>()),
    /** The worker's word that she waits at the door; of the last arrival only. */
    waiting: optional(mixed<Waiting>()),
    /** Those of both sides. */
    photos: optional(mixed<WorkPhoto[]>()),
    /** Part of the price that was paid from the customer's wallet. */
    creditPaise: optional(number()),
    paid: nullable(mixed<{ method: PaidMethod; at: Date }>()),
    /** The number of its receipt; absent until it is paid, and in bookings paid before receipts had numbers. */
    receipt: optional(mixed<Receipt>()),
    /** The tax in its price when it was paid; absent if the operator states none. */
    tax: optional(mixed<Tax>()),
    /** The customer's word that it was paid; absent or null without one. */
    payment: optional(mixed<PaymentClaim | null>()),
    /** Null if cancelling was free, or the booking was not cancelled. */
    fee: nullable(mixed<BookingFee>()),
    /** The worker cancelled late or did not come: counts towards her limits, under any account with these marks. */
    late: optional(mixed<{ at: Date; excuse: Excuse | null; marks: string[] }>()),
    /** The worker left because it was not safe there: counted under any account with these marks. */
    left: optional(mixed<{ at: Date; marks: string[] }>()),
    /** The shortest notice, in milliseconds, that a side gave when it moved the booking; absent or null if enough. */
    movedNotice: optional(mixed<{ customer?: number; worker?: number } | null>()),
    /** The side at fault. */
    blame: nullable(text<Blame>()),
    noShow: optional(mixed<NoShowClaim>()),
    /** The cases of its two sides, whose words and clocks are rows of their own. */
    cases: optional(mixed<BookingCase[]>()),
    /** The code that starts the job; absent or null if none is needed. */
    door: optional(mixed<Door | null>()),
    /** The last question of a worker who could not find the door; absent or null if there was none. */
    wayQuestion: optional(mixed<WayQuestion | null>()),
    /** The position that the worker shares on the way; `updateBooking` removes it when the way ends. */
    sighting: optional(mixed<Sighting>()),
    /** The screen that shares it, until it is switched off, another one begins, or the way ends. */
    sightingScreen: optional(text()),
    /** Proof that the worker was at the door; absent if there is only the worker's own tap. */
    arrivalWitness: optional(text<ArrivalWitness>()),
    /** When a completed job was closed without payment. */
    leftUnpaid: optional(mixed<{ at: Date }>()),
    /** How the job counts for the worker; absent if not completed, or completed before this was stored. */
    count: optional(mixed<JobCount>()),
    /** The customer's review of the worker. */
    review: nullable(mixed<ReviewNote>()),
    /** The worker's review of the customer. */
    customerReview: optional(mixed<ReviewNote>()),
    history: mixed<BookingChange[]>({ default: () => [] }),
    createdAt: date(),
  },
  indexes: bookingIndexes,
});

export type BookingRecord = RowOf<typeof Booking>;

export type NewBooking = Omit<BookingRecord, '_id' | 'proposal' | 'paid' | 'blame' | 'fee' | 'review'> &
  Partial<Pick<BookingRecord, '_id' | 'paid' | 'blame' | 'fee' | 'review'>>;

const nothingYet = { proposal: null, paid: null, blame: null, fee: null, review: null } as const;

/** Inserts a complete row. Bypasses mongoose documents, which would cost more than the row. */
export const insertBooking = async (row: NewBooking, tx: Tx): Promise<BookingRecord> => {
  const booking: BookingRecord = { _id: newObjectId(), ...nothingYet, ...row };
  await Booking.driver.insertOne(booking, { ignoreUndefined: true, ...Tx.session(tx) });
  return booking;
};

export const findBooking = (bookingId: string, tx?: Tx): Promise<BookingRecord | null> =>
  Booking.findById(bookingId, { tx });

export const findBookingByNumber = (number: string, tx?: Tx): Promise<BookingRecord | null> =>
  Booking.findOne({ number }, { tx });

/** Lists a worker's open bookings. */
export const listLiveJobs = (workerId: string, tx: Tx): Promise<BookingRecord[]> =>
  Booking.find({ workerId, status: { $in: liveStatuses } }, { tx });

interface BookingUpdate {
  bookingId: string;
  /** The state that the change was based on: a concurrent change makes this one fail. */
  from: Pick<BookingRecord, 'status' | 'startsAt'>;
  set: Partial<Omit<BookingRecord, '_id' | 'history'>>;
  change?: BookingChange;
}

// Another status, time or worker: a position that was shared for this way is no longer anyone's business.
const endsWay = ({ status, startsAt, workerId }: BookingUpdate['set']): boolean =>
  [status, startsAt, workerId].some((value) => value !== undefined);

/** Updates a booking that is still in the given state; null if it has changed. */
export const updateBooking = (
  { bookingId, from, set, change }: BookingUpdate,
  tx: Tx,
): Promise<BookingRecord | null> =>
  Booking.findOneAndUpdate(
    { _id: bookingId, ...from },
    {
      $set: set,
      ...(endsWay(set) && { $unset: { sighting: 1, sightingScreen: 1 } }),
      ...(change && { $push: { history: change } }),
    },
    { tx },
  );

/** A worker's bookings created since then; null: all. */
export interface Tenure {
  workerId: Types.ObjectId;
  since: Date | null;
}

export const teamFilter = (team: readonly Tenure[]) => {
  const always = team.flatMap(({ workerId, since }) => (since ? [] : [workerId]));
  const newer = team.flatMap(({ workerId, since }) =>
    since ? [{ workerId, createdAt: { $gte: since } }] : [],
  );
  return { $or: [{ workerId: { $in: always } }, ...newer] };
};

export interface BookingQuery {
  of: { customerId?: string; workerId?: string } | { team: readonly Tenure[] };
  statuses: readonly BookingStatus[];
  /** 1: soonest first; -1: newest first. */
  order: 1 | -1;
  after: { startsAt: Date; id: string } | null;
  limit: number;
  /** Only bookings that start from `from` on and before `to`. */
  span?: { from: Date; to: Date };
}

const within = ({ from, to }: { from: Date; to: Date }) => ({ startsAt: { $gte: from, $lt: to } });

/** Lists bookings ordered by time, with one row more than `limit` if there are more. */
export const listBookingRecords = (query: BookingQuery): Promise<BookingRecord[]> => {
  const { of, statuses, order, after, limit, span } = query;
  const way = order === 1 ? '$gt' : '$lt';
  const beyond = after && {
    // A bound of the index, which `$or` alone is not.
    startsAt: { [`${way}e`]: after.startsAt },
    $or: [{ startsAt: { [way]: after.startsAt } }, { startsAt: after.startsAt, _id: { [way]: after.id } }],
  };
  const whose = 'team' in of ? teamFilter(of.team) : of;
  return Booking.find(
    { $and: [whose, { status: { $in: statuses }, ...beyond }, ...(span ? [within(span)] : [])] },
    { sort: { startsAt: order, _id: order }, limit: limit + 1 },
  );
};
