import type { TeamPage, TeamQuery } from '#lib/features/agency/contracts/agency.ts';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { listBookingRecords } from '#models/bookings/booking.ts';
import { listTeam } from '#models/agency/team.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/time-cursor.ts';
import { toTeamBooking, toTeamMember } from './to-team.ts';

interface Input {
  actor: Actor;
  query: TeamQuery;
}

/** An agency's workers, and one page of their bookings: what is to come with the next first, or what is over. */
export const readTeam = async ({
  actor,
  query,
}: Input): Promise<{ data: TeamPage; nextCursor: string | null }> => {
  const { status = 'upcoming', cursor, limit = DEFAULT_PAGE_SIZE } = query;
  const place = readTimeCursor(cursor);
  const team = await listTeam(actor.userId);
  const members = new Map(team.map((worker) => [String(worker._id), worker]));
  const isUpcoming = status === 'upcoming';
  const rows = await listBookingRecords({
    of: { workerIds: [...members.keys()] },
    statuses: bookingStatuses.filter((one) => isLive(one) === isUpcoming),
    order: isUpcoming ? 1 : -1,
    after: place && { startsAt: place.time, id: place.id },
    limit,
  });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    data: {
      members: place ? [] : team.map(toTeamMember),
      bookings: items.map((booking) => toTeamBooking(booking, members.get(String(booking.workerId)))),
    },
    nextCursor: last ? toTimeCursor({ time: last.startsAt, id: String(last._id) }) : null,
  };
};
