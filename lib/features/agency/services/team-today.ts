import type { TeamList, TeamToday } from '#lib/features/agency/rules/team-today.ts';
import { windowsOn } from '#lib/features/bookings/rules/day-slots.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { LARGEST_PAGE } from '#lib/platform/contract/list.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { listTeam } from '#models/agency/team.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { findBusyWorkers, readTeamRequests, readTeamVisits } from '#models/bookings/team-bookings.ts';
import { toTeamBooking } from './to-team.ts';

/** Returns the day of an agency's team. Long lists are cut, but the counts and the free workers are exact. */
export const readTeamToday = async ({ actor }: { actor: Actor }): Promise<{ data: TeamToday }> => {
  const today = toIndiaDay(now());
  const endOfDay = instantInIndia({ localDate: addDays(today, 1), minutes: 0 });
  const workers = await listTeam(actor.userId);
  const members = new Map(workers.map((worker) => [String(worker._id), worker]));
  const team = workers.map(({ _id, brokerSince = null }) => ({ workerId: _id, since: brokerSince }));
  const [visits, waiting, busy] = await Promise.all([
    readTeamVisits(team, endOfDay, LARGEST_PAGE),
    readTeamRequests(team, LARGEST_PAGE),
    findBusyWorkers(team, endOfDay),
  ]);
  const show = ({ rows, count }: { rows: BookingRecord[]; count: number }): TeamList => ({
    bookings: rows.map((booking) => toTeamBooking(booking, members.get(String(booking.workerId)))),
    count,
  });
  const free = workers.filter(
    (worker) => windowsOn(today, worker).length > 0 && !busy.has(String(worker._id)),
  );
  return { data: { visits: show(visits), waiting: show(waiting), free: free.map(({ name }) => name) } };
};
