import { Schema, type Types } from 'mongoose';
import type {
  BookingReason,
  BookingStatus,
  ClaimState,
} from '#lib/features/bookings/contracts/booking-status.ts';
import { liveStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { Blame, Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { PaidMethod } from '#lib/features/money/rules/ledger-entries.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import type { TranslatedNames } from '#lib/platform/contract/locale.ts';
import type { AddressRecord, UserRecord } from '#models/people/user.ts';

/** One change of a booking. */
export interface BookingChange {
  status: BookingStatus;
  mover: Mover;
  /** Null: the system. */
  by: Types.ObjectId | null;
  at: Date;
  reason?: string;
  reasonCode?: BookingReason;
  /** The step that was a slip: the booking is where it was before it. */
  takesBack?: BookingStatus;
}

export interface BookingProposal {
  startsAt: Date;
  endsAt: Date;
  /** What the booking costs at that time; absent where it was proposed before prices were kept with it. */
  pricePaise?: number;
  proposedAt: Date;
  expiresAt: Date;
}

/** What a customer who cancelled owes the worker; the worker says whether it was paid or need not be. */
export interface BookingFee {
  percent: 50 | 100;
  feePaise: number;
  state: 'due' | 'paid' | 'waived' | 'unpaid';
  method: PaidMethod | null;
  settledAt: Date | null;
}

/** What one of the two says: that the other was not there. */
export interface NoShowClaim {
  against: Blame;
  state: ClaimState;
  at: Date;
  /** Until when the other can contradict; null once that is over. */
  answerBy: Date | null;
  from: BookingStatus;
  /** What falls due if it is right, as both were told; null where that is nothing. */
  fee: Pick<BookingFee, 'percent' | 'feePaise'> | null;
  /** What the office decides by, once it is contradicted. */
  ticketId?: Types.ObjectId;
}

/** A review of the booking's people of each other, noted where both look first. */
export interface ReviewNote {
  _id: Types.ObjectId;
  rating: number;
  /** Until when nobody but its author sees it; absent where it was shown at once, or both have written. */
  blindUntil?: Date;
}

export interface BookingRecord {
  _id: Types.ObjectId;
  /** What people call it: `HN-7K3QF`. */
  number: string;
  customerId: Types.ObjectId;
  workerId: Types.ObjectId;
  serviceId: Types.ObjectId;
  /** The service's title, its translations and its trade's picture as they were when it was booked. */
  serviceName: string;
  serviceTitles: TranslatedNames;
  picture: string;
  status: BookingStatus;
  /** The day in India. */
  localDate: string;
  startsAt: Date;
  endsAt: Date;
  pricePaise: number;
  /** The worker's rate at the time; null where the service's price counts. */
  hourlyRatePaise: number | null;
  /** The one length that a worker's own price for the service covers; absent where any length goes. */
  coveredMinutes?: number;
  address: AddressRecord;
  /** Whom to ask for there; absent or null where it is the customer. */
  contact?: { name?: string; phone?: string } | null;
  point: UserRecord['point'];
  instructions: string;
  /** The first request for the same thing, in whose place this one was made; absent where there is none. */
  insteadOf?: Types.ObjectId;
  /** Which of the customer's few open requests this is; null once it is answered. */
  openSlot: number | null;
  /** When a request that nobody answers ends; null once it is answered. */
  expiresAt: Date | null;
  /** When its people are reminded next; null: not any more, absent: not reckoned yet. */
  remindAt?: Date | null;
  proposal: BookingProposal | null;
  /** What of the price came out of the customer's wallet; absent where nothing did. */
  creditPaise?: number;
  paid: { method: PaidMethod; at: Date } | null;
  /** When a job that was done ended without being paid; absent where it did not. */
  leftUnpaid?: { at: Date };
  /** Null where cancelling was free, or nobody did. */
  fee: BookingFee | null;
  /** Who did not keep to what was agreed. */
  blame: Blame | null;
  /** Absent where nobody claimed that the other was not there. */
  noShow?: NoShowClaim;
  /** What the customer said of the worker afterwards. */
  review: ReviewNote | null;
  /** What the worker said of the customer; absent where nothing was. */
  customerReview?: ReviewNote;
  history: BookingChange[];
  createdAt: Date;
}

const { ObjectId, String: text, Number: number, Date: date, Mixed: mixed } = Schema.Types;

const one = (type: typeof text | typeof number | typeof date | typeof mixed) => ({ type, default: null });

const needed = <Type>(type: Type) => ({ type, required: true });

/** For the files of this folder alone. */
export const Booking = defineModel<BookingRecord>({
  name: 'Booking',
  collection: 'bookings',
  fields: {
    number: needed(text),
    customerId: needed(ObjectId),
    workerId: needed(ObjectId),
    serviceId: needed(ObjectId),
    serviceName: needed(text),
    serviceTitles: { type: mixed, default: {} },
    picture: { type: text, default: '' },
    status: needed(text),
    localDate: needed(text),
    startsAt: needed(date),
    endsAt: needed(date),
    pricePaise: needed(number),
    hourlyRatePaise: one(number),
    coveredMinutes: number,
    address: { type: mixed, default: {} },
    contact: mixed,
    point: one(mixed),
    instructions: { type: text, default: '' },
    insteadOf: ObjectId,
    openSlot: one(number),
    expiresAt: one(date),
    remindAt: date,
    proposal: one(mixed),
    creditPaise: number,
    paid: one(mixed),
    fee: one(mixed),
    blame: one(text),
    noShow: mixed,
    leftUnpaid: mixed,
    review: one(mixed),
    customerReview: mixed,
    history: { type: mixed, default: () => [] },
    createdAt: needed(date),
  },
  indexes: [
    // People name a booking by its number.
    [{ number: 1 }, { unique: true }],
    // A customer's and a worker's bookings by what state they are in, in the order of their time.
    [{ customerId: 1, status: 1, startsAt: 1, _id: 1 }, {}],
    [{ workerId: 1, status: 1, startsAt: 1, _id: 1 }, {}],
    // A customer has so many open requests and no more, and one a worker and day: held by the database.
    [
      { customerId: 1, openSlot: 1 },
      { unique: true, partialFilterExpression: { openSlot: { $gte: 0 } } },
    ],
    [
      { customerId: 1, workerId: 1, localDate: 1 },
      { unique: true, partialFilterExpression: { openSlot: { $gte: 0 } } },
    ],
    // Requests whose time to be answered is over.
    [{ expiresAt: 1 }, { partialFilterExpression: { expiresAt: { $type: 'date' } } }],
    // Proposals whose time to be answered is over.
    [{ 'proposal.expiresAt': 1 }, { partialFilterExpression: { 'proposal.expiresAt': { $type: 'date' } } }],
    // Claims that nobody has contradicted in time.
    [{ 'noShow.answerBy': 1 }, { partialFilterExpression: { 'noShow.answerBy': { $type: 'date' } } }],
    // Claims that were contradicted, which the office decides, the oldest first.
    [{ 'noShow.state': 1, _id: 1 }, { partialFilterExpression: { 'noShow.state': 'contested' } }],
    // The bookings of a day by their state.
    [{ localDate: 1, status: 1 }, {}],
    // Bookings of which somebody is to be reminded.
    [{ remindAt: 1 }, { partialFilterExpression: { remindAt: { $type: 'date' } } }],
    // What was agreed and never ended, the first to end first; with nothing but the index, which services were done most.
    [{ status: 1, endsAt: 1, _id: 1, serviceId: 1 }, {}],
  ],
});

export type NewBooking = Omit<BookingRecord, '_id' | 'proposal' | 'paid' | 'blame' | 'fee' | 'review'> &
  Partial<Pick<BookingRecord, '_id' | 'paid' | 'blame' | 'fee' | 'review'>>;

export const insertBooking = async (row: NewBooking, tx: Tx): Promise<BookingRecord> => {
  const [booking] = await Booking.create([row], Tx.session(tx));
  if (!booking) throw new Error('The booking was not stored.');
  return booking.toObject();
};

export const findBooking = (bookingId: string, tx?: Tx): Promise<BookingRecord | null> =>
  Booking.findById(bookingId, null, Tx.session(tx)).lean<BookingRecord>().exec();

export const findBookingByNumber = (number: string): Promise<BookingRecord | null> =>
  Booking.findOne({ number }).lean<BookingRecord>().exec();

export type Ahead = Pick<
  BookingRecord,
  '_id' | 'workerId' | 'localDate' | 'openSlot' | 'startsAt' | 'endsAt'
>;

/** What a customer has ahead, answered or not; a request that nobody has answered holds one of their places. */
export const listAhead = (customerId: string, tx: Tx): Promise<Ahead[]> =>
  Booking.find(
    { customerId, status: { $in: liveStatuses } },
    { workerId: 1, localDate: 1, openSlot: 1, startsAt: 1, endsAt: 1 },
    Tx.session(tx),
  )
    .lean<Ahead[]>()
    .exec();

/** What a customer has ahead, answered or not, of all that was asked for one thing. */
export const listNeed = (
  { _id, customerId, insteadOf = _id }: Pick<BookingRecord, '_id' | 'customerId' | 'insteadOf'>,
  tx: Tx,
): Promise<BookingRecord[]> =>
  Booking.find(
    { customerId, status: { $in: liveStatuses }, $or: [{ _id: insteadOf }, { insteadOf }] },
    null,
    Tx.session(tx),
  )
    .lean<BookingRecord[]>()
    .exec();

/** What a worker has ahead, answered or not. */
export const listLiveJobs = (workerId: string, tx: Tx): Promise<BookingRecord[]> =>
  Booking.find({ workerId, status: { $in: liveStatuses } }, null, Tx.session(tx))
    .lean<BookingRecord[]>()
    .exec();

interface BookingUpdate {
  bookingId: string;
  /** The state that the change was judged by: another change in between makes this one fail. */
  from: Pick<BookingRecord, 'status' | 'startsAt'>;
  set: Partial<Omit<BookingRecord, '_id' | 'history'>>;
  change?: BookingChange;
}

/** Changes a booking that is still as it was judged; null when somebody was quicker. */
export const updateBooking = (
  { bookingId, from, set, change }: BookingUpdate,
  tx: Tx,
): Promise<BookingRecord | null> =>
  Booking.findOneAndUpdate(
    { _id: bookingId, ...from },
    { $set: set, ...(change && { $push: { history: change } }) },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<BookingRecord>()
    .exec();

/** A worker's bookings that were asked for since then; null: all. */
interface Tenure {
  workerId: Types.ObjectId;
  since: Date | null;
}

const ofTeam = (team: readonly Tenure[]) => {
  const always = team.flatMap(({ workerId, since }) => (since ? [] : [workerId]));
  const newer = team.flatMap(({ workerId, since }) =>
    since ? [{ workerId, createdAt: { $gte: since } }] : [],
  );
  return { $or: [{ workerId: { $in: always } }, ...newer] };
};

export interface BookingQuery {
  of: { customerId: string } | { workerId: string } | { team: readonly Tenure[] };
  statuses: readonly BookingStatus[];
  /** 1: the next first; -1: the latest first. */
  order: 1 | -1;
  after: { startsAt: Date; id: string } | null;
  limit: number;
}

/** Somebody's bookings in the order of their time; one more than asked for, when there are more. */
export const listBookingRecords = (query: BookingQuery): Promise<BookingRecord[]> => {
  const { of, statuses, order, after, limit } = query;
  const way = order === 1 ? '$gt' : '$lt';
  const beyond = after && {
    $or: [{ startsAt: { [way]: after.startsAt } }, { startsAt: after.startsAt, _id: { [way]: after.id } }],
  };
  const whose = 'team' in of ? ofTeam(of.team) : of;
  return Booking.find({ $and: [whose, { status: { $in: statuses }, ...beyond }] })
    .sort({ startsAt: order, _id: order })
    .limit(limit + 1)
    .lean<BookingRecord[]>()
    .exec();
};

/** The booking of this service that a customer had done last. */
export const findLastCompleted = (
  { customerId, serviceId }: { customerId: string; serviceId: string },
  tx?: Tx,
): Promise<BookingRecord | null> =>
  Booking.findOne({ customerId, status: 'completed', serviceId }, null, {
    sort: { startsAt: -1, _id: -1 },
    ...Tx.session(tx),
  })
    .lean<BookingRecord>()
    .exec();
