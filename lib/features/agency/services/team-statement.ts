import type { TeamStatementQuery, TeamVisit } from '#lib/features/agency/contracts/agency.ts';
import { listMonths } from '#lib/features/money/rules/statement.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/cursor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { addDays, instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
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

/** Lists the months that an agency can choose a statement of, newest first: since the first of its team joined. */
export const readTeamMonths = async ({ actor }: { actor: Pick<Actor, 'userId'> }): Promise<string[]> => {
  const team = await listTeam(actor.userId);
  // A worker without this date joined before it was kept.
  const joined = team.map(({ brokerSince }) => brokerSince?.getTime() ?? 0);
  return team.length === 0 ? [] : listMonths(toIndiaDay(new Date(Math.min(...joined))), toIndiaDay(now()));
};
