import { Schema, type Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { toPage } from '#models/newest-first.ts';
import { User, type UserRecord } from '#models/people/user.ts';

/** Who came with whose code. */
export interface ReferralRecord {
  _id: Types.ObjectId;
  /** Null once the account of who brought the friend is closed. */
  referrerId: Types.ObjectId | null;
  /** Null once the friend's account is closed. */
  friendId: Types.ObjectId | null;
  joinedAt: Date;
  /** When both sides got their credit. */
  creditedAt: Date | null;
}

const { ObjectId, Date: date } = Schema.Types;

const Referral = defineModel<ReferralRecord>({
  name: 'Referral',
  collection: 'referrals',
  fields: {
    referrerId: { type: ObjectId, default: null },
    friendId: { type: ObjectId, default: null },
    joinedAt: { type: date, required: true },
    creditedAt: { type: date, default: null },
  },
  indexes: [
    // One who comes is brought by one; also what their first job credits.
    [{ friendId: 1 }, { unique: true, partialFilterExpression: { friendId: { $type: 'objectId' } } }],
    // Whom somebody brought, latest first, page by page.
    [{ referrerId: 1, _id: -1 }, {}],
  ],
});

interface Pair {
  referrerId: string;
  friendId: string;
}

export const insertReferral = async ({ at, ...pair }: Pair & { at: Date }, tx: Tx): Promise<void> => {
  await Referral.create([{ ...pair, joinedAt: at }], Tx.session(tx));
};

export const findReferralOf = (friendId: string): Promise<ReferralRecord | null> =>
  Referral.findOne({ friendId: { $eq: friendId, $type: 'objectId' } })
    .lean<ReferralRecord>()
    .exec();

/** Who of these people came with somebody's code and has brought no credit yet. */
export const listOpenReferrals = (friendIds: readonly string[], tx: Tx): Promise<ReferralRecord[]> =>
  Referral.find({ friendId: { $in: friendIds, $type: 'objectId' }, creditedAt: null }, null, Tx.session(tx))
    .lean<ReferralRecord[]>()
    .exec();

/**
 * Notes that a friend's first job is done; null when nobody brought them, it is noted already, or the job was between
 * the two. Of two jobs that are done at once the database lets one through.
 */
export const creditReferral = (
  { friendId, otherId, at }: { friendId: string; otherId: string; at: Date },
  tx: Tx,
): Promise<ReferralRecord | null> =>
  Referral.findOneAndUpdate(
    {
      friendId: { $eq: toObjectId(friendId), $type: 'objectId' },
      ...{ referrerId: { $ne: toObjectId(otherId) }, creditedAt: null },
    },
    { $set: { creditedAt: at } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<ReferralRecord>()
    .exec();

export interface NamedReferral extends ReferralRecord {
  friends: { name: string }[];
}

/** One page of those whom somebody brought, latest first, by name. */
export const listReferralRecords = async (query: {
  referrerId: string;
  before: string | null;
  limit: number;
}): Promise<Page<NamedReferral>> => {
  const { referrerId, before, limit } = query;
  const rows = await Referral.aggregate<NamedReferral>([
    { $match: { referrerId: toObjectId(referrerId), ...(before && { _id: { $lt: toObjectId(before) } }) } },
    { $sort: { _id: -1 } },
    { $limit: limit + 1 },
    {
      $lookup: {
        ...{ from: 'users', localField: 'friendId', foreignField: '_id', as: 'friends' },
        pipeline: [{ $project: { _id: 0, name: 1 } }],
      },
    },
  ]).exec();
  return toPage(rows, limit);
};

/** How many came with somebody's code, and for how many of them both sides have their credit. */
export const countReferrals = async (referrerId: string): Promise<{ joined: number; credited: number }> => {
  const [counts] = await Referral.aggregate<{ joined: number; credited: number }>([
    { $match: { referrerId: toObjectId(referrerId) } },
    {
      $group: {
        _id: null,
        joined: { $sum: 1 },
        credited: { $sum: { $cond: [{ $gt: ['$creditedAt', null] }, 1, 0] } },
      },
    },
    { $project: { _id: 0 } },
  ]).exec();
  return counts ?? { joined: 0, credited: 0 };
};

/** Whose code it is. */
export const findUserByReferralCode = (referralCode: string): Promise<UserRecord | null> =>
  User.findOne({ referralCode: { $eq: referralCode, $type: 'string' } })
    .lean<UserRecord>()
    .exec();

/** Gives somebody a code who has none; answers the one that they then have. */
export const giveReferralCode = async (wish: {
  userId: string;
  referralCode: string;
}): Promise<string | null> => {
  const { userId, referralCode } = wish;
  await User.updateOne({ _id: userId, referralCode: null }, { $set: { referralCode } });
  const user = await User.findById(userId, { referralCode: 1 })
    .lean<Pick<UserRecord, 'referralCode'>>()
    .exec();
  return user?.referralCode ?? null;
};
