import type { TeamPage, TeamQuery } from '#lib/features/agency/contracts/agency.ts';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { listBookingRecords } from '#models/bookings/booking.ts';
import { listTeam, quitTeam } from '#models/agency/team.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/cursor.ts';
import { type UserRecord, findUser } from '#models/people/user.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { agency as texts } from '#lib/features/agency/texts/agency.en.ts';
import { inTransaction } from '#models/connection.ts';
import { toTeamBooking, toTeamMember } from './to-team.ts';
import { notifyTeamChange } from '#lib/features/agency/services/steps/notify-team-change.ts';

/** The requested worker of the team, or the whole team; empty for a worker of another team. */
const pickWorkers = (team: readonly UserRecord[], workerId: string | undefined): readonly UserRecord[] => {
  if (workerId === undefined) return team;
  const chosen = team.filter(({ _id }) => String(_id) === workerId);
  if (chosen.length === 0) throw new AppError('not_found');
  return chosen;
};

/** Lists an agency's workers and their bookings since they joined: upcoming with the next first, or past. */
export const readTeam = async ({
  actor,
  query,
}: {
  actor: Actor;
  query: TeamQuery;
}): Promise<{ data: TeamPage; nextCursor: string | null }> => {
  const { status = 'upcoming', cursor, limit = DEFAULT_PAGE_SIZE, workerId } = query;
  const place = readTimeCursor(cursor);
  const team = await listTeam(actor.userId);
  const members = new Map(team.map((worker) => [String(worker._id), worker]));
  const tenures = pickWorkers(team, workerId).map(({ _id, brokerSince = null }) => ({
    workerId: _id,
    since: brokerSince,
  }));
  const isUpcoming = status === 'upcoming';
  const rows = await listBookingRecords({
    of: { team: tenures },
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

interface LeaveTeamInput {
  actor: Actor;
  params: { id: string };
}

/** Resolves the link to end; a broker may remove their own workers, a worker only themself. */
const requireLink = async ({
  actor,
  params,
}: LeaveTeamInput): Promise<{ worker: UserRecord; brokerId: string }> => {
  const worker = await findUser(params.id);
  const brokerId = worker?.brokerId ? String(worker.brokerId) : null;
  const isOwn = actor.role === 'broker' ? brokerId === actor.userId : params.id === actor.userId;
  if (!worker || brokerId === null || !isOwn) throw new AppError('not_found');
  return { worker, brokerId };
};

/** Ends the link between worker and agency and notifies the other side. */
export const leaveTeam = async (input: LeaveTeamInput): Promise<{ message: string }> => {
  const { actor, params } = input;
  const { worker, brokerId } = await requireLink(input);
  const isRemoved = actor.role === 'broker';
  const to = isRemoved ? worker : await findUser(brokerId);
  await inTransaction(async (tx) => {
    if (!(await quitTeam({ workerId: params.id, brokerId }, tx))) throw new AppError('not_found');
    if (to) await notifyTeamChange({ to, byId: actor.userId, news: isRemoved ? 'removed' : 'left' }, tx);
  });
  const { removed, left } = texts.messages;
  return { message: isRemoved ? removed : left };
};
