import type { Types } from 'mongoose';
import { cityGroup, type CityGroup } from '#models/city-group.ts';
import { Booking } from './booking.ts';

/** The bookings for a day, by place and service. */
export interface VisitCounts extends CityGroup {
  serviceId: Types.ObjectId;
  requests: number;
  accepted: number;
  declined: number;
  expired: number;
  completed: number;
  cancelled: number;
  noShows: number;
}

const countWhere = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
const isStatus = (status: string) => ({ $eq: ['$status', status] });

const changes = (condition: object) => ({ $size: { $filter: { input: '$history', cond: condition } } });
const acceptances = changes({
  $and: [{ $eq: ['$$this.status', 'accepted'] }, { $eq: [{ $type: '$$this.takesBack' }, 'missing'] }],
});
// An acceptance that was undone within its minute is none.
const undone = changes({ $eq: ['$$this.takesBack', 'accepted'] });

/** Counts the bookings for a day in India. */
export const countVisits = (localDate: string): Promise<VisitCounts[]> =>
  Booking.aggregate<VisitCounts>([
    { $match: { localDate } },
    {
      $group: {
        _id: { ...cityGroup('$address'), serviceId: '$serviceId' },
        requests: { $sum: 1 },
        accepted: countWhere({ $gt: [acceptances, undone] }),
        declined: countWhere(isStatus('rejected')),
        expired: countWhere(isStatus('expired')),
        completed: countWhere(isStatus('completed')),
        cancelled: countWhere(isStatus('cancelled')),
        noShows: countWhere(isStatus('no_show')),
      },
    },
    { $replaceWith: { $mergeObjects: ['$$ROOT', '$_id'] } },
    { $project: { _id: 0 } },
  ]);
