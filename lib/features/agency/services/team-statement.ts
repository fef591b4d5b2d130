import type { TeamStatementQuery, TeamVisit } from '#lib/features/agency/contracts/agency.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/cursor.ts';
import { addDays, instantInIndia } from '#lib/platform/time/india-day.ts';
import { listTeam } from '#models/agency/team.ts';
import { listBookingRecords } from '#models/bookings/booking.ts';
import { toTeamVisit } from './to-team.ts';

const midnight = (localDate: string): Date => instantInIndia({ localDate, minutes: 0 });

/** Lists the finished visits that start in some days in India, of the workers in the team and since each joined it. */
export const readTeamStatement = async ({
  actor,
  query: { from, to, cursor, limit = DEFAULT_PAGE_SIZE },
}: {
  actor: Actor;
  query: TeamStatementQuery;
}): Promise<{ data: TeamVisit[]; nextCursor: string | null }> => {
  const place = readTimeCursor(cursor);
  const team = await listTeam(actor.userId);
  const rows = await listBookingRecords({
    of: { team: team.map(({ _id, brokerSince = null }) => ({ workerId: _id, since: brokerSince })) },
    statuses: ['completed'],
    order: 1,
    limit,
    after: place && { startsAt: place.time, id: place.id },
    span: { from: midnight(from), to: midnight(addDays(to, 1)) },
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const workers = new Map(team.map((worker) => [String(worker._id), worker]));
  return {
    data: shown.map((booking) => toTeamVisit(booking, workers.get(String(booking.workerId)))),
    nextCursor: last ? toTimeCursor({ time: last.startsAt, id: String(last._id) }) : null,
  };
};
