import type { Types } from 'mongoose';
import { toObjectId } from '#models/connection.ts';
import { Booking } from './booking.ts';

export interface Dealings {
  one: Types.ObjectId;
  other: Types.ObjectId;
  bookings: number;
  claims: number;
  newestAt: Date;
}

/** Counts the bookings of each customer and worker among these people. */
export const countBookingsAmong = (userIds: readonly string[]): Promise<Dealings[]> => {
  const ids = userIds.map(toObjectId);
  return Booking.aggregate<Dealings>([
    { $match: { customerId: { $in: ids }, workerId: { $in: ids } } },
    {
      $group: {
        _id: { one: '$customerId', other: '$workerId' },
        bookings: { $sum: 1 },
        claims: { $sum: { $cond: [{ $gt: ['$noShow.at', null] }, 1, 0] } },
        newestAt: { $max: { $max: ['$createdAt', '$noShow.at'] } },
      },
    },
    { $replaceWith: { $mergeObjects: ['$$ROOT', '$_id'] } },
    { $project: { _id: 0 } },
  ]);
};

export interface Claimant {
  userId: Types.ObjectId;
  side: 'customer' | 'worker';
  claims: number;
  newestAt: Date;
}

/** Lists the people with at least `min` no-show claims since then, most first. */
export const listClaimants = (
  since: Date,
  { min, limit }: { min: number; limit: number },
): Promise<Claimant[]> =>
  Booking.aggregate<Claimant>([
    { $match: { 'noShow.at': { $type: 'date', $gte: since } } },
    {
      $group: {
        _id: {
          userId: { $cond: [{ $eq: ['$noShow.against', 'customer'] }, '$workerId', '$customerId'] },
          side: { $cond: [{ $eq: ['$noShow.against', 'customer'] }, 'worker', 'customer'] },
        },
        claims: { $sum: 1 },
        newestAt: { $max: '$noShow.at' },
      },
    },
    { $match: { claims: { $gte: min } } },
    { $sort: { claims: -1, _id: 1 } },
    { $limit: limit },
    { $project: { _id: 0, userId: '$_id.userId', side: '$_id.side', claims: 1, newestAt: 1 } },
  ]);

/** Counts a person's visits since then that took place or should have. */
export const countVisitsSince = (
  { userId, side }: Pick<Claimant, 'userId' | 'side'>,
  since: Date,
): Promise<number> =>
  Booking.countDocuments({
    [side === 'customer' ? 'customerId' : 'workerId']: userId,
    status: { $in: ['arrived', 'in_progress', 'completed', 'no_show'] },
    startsAt: { $gte: since },
  });
