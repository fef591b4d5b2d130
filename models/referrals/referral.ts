import type { Page } from '#lib/platform/contract/list.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, nullable, objectId } from '#models/field.ts';
import { toPage } from '#models/newest-first.ts';
import { User, type UserRecord } from '#models/people/user.ts';

const Referral = defineModel({
  name: 'Referral',
  collection: 'referrals',
  fields: {
    /** Null once the referrer's account is closed. */
    referrerId: nullable(objectId()),
    /** Null once the friend's account is closed. */
    friendId: nullable(objectId()),
    joinedAt: date(),
    /** When both sides were credited. */
    creditedAt: nullable(date()),
  },
  indexes: [
    // A friend has one referrer; also used when their first booking is credited.
    [{ friendId: 1 }, { unique: true, partialFilterExpression: { friendId: { $type: 'objectId' } } }],
    [{ referrerId: 1, _id: -1 }, {}],
  ],
});

export type ReferralRecord = RowOf<typeof Referral>;

export const insertReferral = async (
  { at, ...pair }: { referrerId: string; friendId: string } & { at: Date },
  tx: Tx,
): Promise<void> => {
  await Referral.insert({ ...pair, joinedAt: at }, { tx });
};

export const findReferralByFriend = (friendId: string): Promise<ReferralRecord | null> =>
  Referral.findOne({ friendId: { $eq: friendId, $type: 'objectId' } });

/** Referrals of these people that earned no credit yet. */
export const listOpenReferrals = (friendIds: readonly string[], tx: Tx): Promise<ReferralRecord[]> =>
  Referral.find({ friendId: { $in: friendIds, $type: 'objectId' }, creditedAt: null }, { tx });

/**
 * Marks a referral as credited; null when there is none, it is already credited, or the booking was between the two.
 * When two first bookings complete at once, only one gets through.
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
    { tx },
  );

export interface NamedReferral extends ReferralRecord {
  friends: { name: string }[];
}

/** Lists the people a person referred, newest first, with names. */
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
  ]);
  return toPage(rows, limit);
};

/** Counts a person's referrals and the credited ones. */
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
  ]);
  return counts ?? { joined: 0, credited: 0 };
};

/** Finds the owner of a referral code. */
export const findUserByReferralCode = (referralCode: string): Promise<UserRecord | null> =>
  User.findOne({ referralCode: { $eq: referralCode, $type: 'string' } });

/** Gives a person a code unless they have one; returns the code they then have. */
export const giveReferralCode = async (row: {
  userId: string;
  referralCode: string;
}): Promise<string | null> => {
  const { userId, referralCode } = row;
  await User.updateOne({ _id: userId, referralCode: null }, { $set: { referralCode } });
  const user = await User.findById(userId, { fields: ['referralCode'] });
  return user?.referralCode ?? null;
};

/** Lists the referrals among these people. */
export const listReferralsAmong = (userIds: readonly string[]): Promise<ReferralRecord[]> =>
  Referral.find({ referrerId: { $in: userIds }, friendId: { $in: userIds, $type: 'objectId' } });
