import type { Types } from 'mongoose';
import type { ReviewTag } from '#lib/features/reviews/contracts/review-tags.ts';
import { database, toObjectId, Tx } from '#models/connection.ts';
import { date, flag, list, mixed, number, objectId, optional, text, type Row } from '#models/field.ts';

export const bookingReviewFields = {
  bookingId: objectId(),
  workerId: objectId(),
  customerId: objectId(),
  rating: number(),
  comment: text({ default: '' }),
  /** Fixed codes chosen beside the stars; absent without any. */
  tags: optional(list(text<ReviewTag>())),
  /** Excluded from the rating; absent when it counts. */
  isLeftOut: optional(flag()),
  /** The author proved no contact in time, or shares a mailbox with the subject: it does not count. */
  isUncounted: optional(flag()),
  /** Keyed hashes that recognize the same two people in that month under other accounts. */
  pairMarks: optional(list(text())),
  /** Only the author sees it until then; absent once shown. */
  blindUntil: optional(date()),
  /** Set when the office has hidden it. */
  hidden: optional(mixed<{ at: Date; by: Types.ObjectId; reason: string }>()),
  /** Blind or hidden; absent when others see it. */
  isUnseen: optional(flag()),
  createdAt: date(),
};

/** One side's review of a booking. */
export type BookingReviewRecord = Row<typeof bookingReviewFields>;

type Later = 'isLeftOut' | 'hidden' | 'isUnseen';
type Ids = 'bookingId' | 'workerId' | 'customerId';
/** A review to store, with the ids of its people; blind ones are unseen. */
export type NewBookingReview = Omit<BookingReviewRecord, '_id' | Later | Ids> &
  Partial<Pick<BookingReviewRecord, '_id'>> &
  Record<Ids, string>;

/** Filter for reviews others can see. */
export const visibleFilter = { isUnseen: { $ne: true } };

/** Initial marks of a stored review: it counts once it is seen and counted. */
export const initialMarks = ({ blindUntil }: Pick<NewBookingReview, 'blindUntil'>) => ({
  ...{ isLeftOut: true },
  ...(blindUntil && { isUnseen: true }),
});

interface PairQuery {
  workerId: Types.ObjectId;
  customerId: Types.ObjectId;
  since: Date;
  until: Date;
  /** Hashes of the two people in that month, across their accounts. */
  pairMarks: readonly string[];
}

interface Change {
  _id: Types.ObjectId;
  set?: Partial<BookingReviewRecord>;
  unset?: readonly (keyof BookingReviewRecord)[];
}

/** The queries shared by both collections of reviews. */
export const reviewStore = (collection: 'reviews' | 'customerReviews') => {
  const rows = () => database().collection<BookingReviewRecord>(collection);
  return {
    find: (id: string, tx?: Tx): Promise<BookingReviewRecord | null> =>
      rows().findOne({ _id: toObjectId(id) }, Tx.session(tx)),
    /** Everything said between two people in this month, newest first. */
    listOfPair: ({ since, until, pairMarks, ...pair }: PairQuery, tx: Tx): Promise<BookingReviewRecord[]> =>
      rows()
        .find(
          {
            $or: [
              { ...pair, createdAt: { $gte: since, $lt: until } },
              { pairMarks: { $in: [...pairMarks] } },
            ],
          },
          Tx.session(tx),
        )
        .sort({ createdAt: -1, _id: -1 })
        .toArray(),
    /** Reviews whose blind period is over, oldest first. */
    listDue: (at: Date, limit: number): Promise<BookingReviewRecord[]> =>
      rows()
        .find({ blindUntil: { $type: 'date', $lte: at } })
        .sort({ blindUntil: 1 })
        .limit(limit)
        .toArray(),
    /** A person's reviews since then that wait for a proved contact, oldest first. */
    listUncounted: (
      author: Partial<Pick<BookingReviewRecord, 'workerId' | 'customerId'>>,
      since: Date,
    ): Promise<BookingReviewRecord[]> =>
      rows()
        .find({ ...author, createdAt: { $gte: since }, isUncounted: true })
        .sort({ createdAt: 1, _id: 1 })
        .toArray(),
    change: async ({ _id, set = {}, unset = [] }: Change, tx: Tx): Promise<void> => {
      const $unset = Object.fromEntries(unset.map((field) => [field, 1] as const));
      await rows().updateOne({ _id }, { $set: set, $unset }, Tx.session(tx));
    },
  };
};
