import type { Types } from 'mongoose';
import { toObjectId } from '#models/connection.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import { Booking } from './booking.ts';

/** Bounds the read for customers with very many bookings. */
const SCAN_LIMIT = 60;

/** A worker and a service that a customer had, with both as they are today. */
export interface FinishedPair {
  workerId: Types.ObjectId;
  worker: string;
  service: ServiceRecord;
}

/** Lists the latest completed bookings of a customer by worker and service, newest first. */
export const listFinishedPairs = (customerId: string, limit: number): Promise<FinishedPair[]> =>
  Booking.aggregate<FinishedPair>([
    { $match: { customerId: toObjectId(customerId), status: 'completed' } },
    { $sort: { startsAt: -1, _id: -1 } },
    { $limit: SCAN_LIMIT },
    {
      $group: {
        _id: { workerId: '$workerId', serviceId: '$serviceId' },
        startsAt: { $first: '$startsAt' },
      },
    },
    { $sort: { startsAt: -1, _id: -1 } },
    { $limit: limit },
    {
      $lookup: {
        ...{ from: 'users', localField: '_id.workerId', foreignField: '_id', as: 'workers' },
        pipeline: [{ $project: { name: 1 } }],
      },
    },
    { $lookup: { from: 'jobs', localField: '_id.serviceId', foreignField: '_id', as: 'services' } },
    { $unwind: '$workers' },
    { $unwind: '$services' },
    { $sort: { startsAt: -1, _id: -1 } },
    { $project: { _id: 0, workerId: '$workers._id', worker: '$workers.name', service: '$services' } },
  ]);
