import { Schema, type Types } from 'mongoose';
import { database, toObjectId, Tx } from '#models/connection.ts';

/** What one of a booking's two people says of the other. */
export interface SaidOfBooking {
  _id: Types.ObjectId;
  /** The completed booking that is judged. */
  bookingId: Types.ObjectId;
  workerId: Types.ObjectId;
  customerId: Types.ObjectId;
  /** 1 to 5, whole. */
  rating: number;
  comment: string;
  /** Left out of the rating; absent where it counts. */
  isLeftOut?: boolean;
  /** Until when its author alone sees it; absent where it has been shown. */
  blindUntil?: Date;
  /** Who took it from everybody's eyes and why; absent where nobody did. */
  hidden?: { at: Date; by: Types.ObjectId; reason: string };
  /** Blind or hidden; absent where others see it. */
  isUnseen?: boolean;
  createdAt: Date;
}

const { ObjectId, String: text, Number: number, Date: date, Boolean: flag, Mixed: mixed } = Schema.Types;

const needed = <Type>(type: Type) => ({ type, required: true });

export const saidFields = {
  ...{ bookingId: needed(ObjectId), workerId: needed(ObjectId), customerId: needed(ObjectId) },
  ...{ rating: needed(number), comment: { type: text, default: '' }, createdAt: needed(date) },
  ...{ isLeftOut: flag, blindUntil: date, hidden: mixed, isUnseen: flag },
};

type Later = 'isLeftOut' | 'hidden' | 'isUnseen';
type Ids = 'bookingId' | 'workerId' | 'customerId';
/** One to store, by the ids of its people; a blind one is unseen. */
export type NewSaid = Omit<SaidOfBooking, '_id' | Later | Ids> &
  Partial<Pick<SaidOfBooking, '_id'>> &
  Record<Ids, string>;

/** What others see. */
export const seen = { isUnseen: { $ne: true } };

/** The marks of one that is stored: it counts once it is seen and counted. */
export const marksOf = ({ blindUntil }: Pick<NewSaid, 'blindUntil'>) => ({
  ...{ isLeftOut: true },
  ...(blindUntil && { isUnseen: true }),
});

interface PairQuery {
  workerId: Types.ObjectId;
  customerId: Types.ObjectId;
  since: Date;
  until: Date;
}

interface Change {
  _id: Types.ObjectId;
  set?: Partial<SaidOfBooking>;
  unset?: readonly (keyof SaidOfBooking)[];
}

/** What the two collections of reviews have in common. */
export const reviewStore = (collection: 'reviews' | 'customerReviews') => {
  const rows = () => database().collection<SaidOfBooking>(collection);
  return {
    find: (id: string, tx?: Tx): Promise<SaidOfBooking | null> =>
      rows().findOne({ _id: toObjectId(id) }, Tx.session(tx)),
    /** All that was said between two people in this time, latest first. */
    listOfPair: ({ since, until, ...pair }: PairQuery, tx: Tx): Promise<SaidOfBooking[]> =>
      rows()
        .find({ ...pair, createdAt: { $gte: since, $lt: until } }, Tx.session(tx))
        .sort({ createdAt: -1, _id: -1 })
        .toArray(),
    /** Those whose blind time is over, the first ones first. */
    listDue: (at: Date, most: number): Promise<SaidOfBooking[]> =>
      rows()
        .find({ blindUntil: { $type: 'date', $lte: at } })
        .sort({ blindUntil: 1 })
        .limit(most)
        .toArray(),
    change: async ({ _id, set = {}, unset = [] }: Change, tx: Tx): Promise<void> => {
      const $unset = Object.fromEntries(unset.map((field) => [field, 1] as const));
      await rows().updateOne({ _id }, { $set: set, $unset }, Tx.session(tx));
    },
  };
};
