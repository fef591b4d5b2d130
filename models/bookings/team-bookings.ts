import type { QueryFilter } from 'mongoose';
import { upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { Booking, teamFilter, type BookingRecord, type Tenure } from './booking.ts';

type Team = readonly Tenure[];

/** Lists a team's bookings that start within a span, soonest first; at most `limit`. */
export const listTeamBookings = (
  { team, statuses, from, to }: { team: Team; statuses: readonly BookingStatus[]; from: Date; to: Date },
  limit: number,
): Promise<BookingRecord[]> =>
  Booking.find(
    { $and: [teamFilter(team), { status: { $in: statuses }, startsAt: { $gte: from, $lt: to } }] },
    { sort: { startsAt: 1, _id: 1 }, limit },
  );

/** The beginning of a list, and how many bookings the whole list has. */
interface CountedList {
  rows: BookingRecord[];
  count: number;
}

const readCounted = async (
  filter: QueryFilter<BookingRecord>,
  sort: Record<string, 1 | -1>,
  limit: number,
): Promise<CountedList> => {
  const rows = await Booking.find(filter, { sort, limit: limit + 1 });
  if (rows.length <= limit) return { rows, count: rows.length };
  return { rows: rows.slice(0, limit), count: await Booking.countDocuments(filter) };
};

/** A team's agreed visits that start before `to`, soonest first. */
export const readTeamVisits = (team: Team, to: Date, limit: number): Promise<CountedList> =>
  readCounted(
    { $and: [teamFilter(team), { status: { $in: upcomingStatuses }, startsAt: { $lt: to } }] },
    { startsAt: 1, _id: 1 },
    limit,
  );

/** The requests that a team's workers have to answer, the first deadline first. */
export const readTeamRequests = (team: Team, limit: number): Promise<CountedList> =>
  readCounted(
    // After a worker has suggested another time, it is the customer who answers.
    { $and: [teamFilter(team), { status: 'pending', 'proposal.by': { $ne: 'worker' } }] },
    { expiresAt: 1, _id: 1 },
    limit,
  );

/** Those of these workers who have an agreed visit that starts before `to`, whenever it was booked. */
export const findBusyWorkers = async (team: Team, to: Date): Promise<ReadonlySet<string>> => {
  const workerIds = await Booking.distinct('workerId', {
    workerId: { $in: team.map(({ workerId }) => workerId) },
    status: { $in: upcomingStatuses },
    startsAt: { $lt: to },
  });
  return new Set(workerIds.map(String));
};
