import { namesOfCity } from '#lib/platform/i18n/place-names.ts';
import type { TeamPage, TeamQuery, TeamBooking, TeamMember } from '#lib/features/agency/contracts/agency.ts';
import { bookingStatuses, type BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import { DEFAULT_PAGE_SIZE, LARGEST_PAGE } from '#lib/platform/contract/list.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isLive, upcomingStatuses } from '#lib/features/bookings/rules/booking-status.ts';
import { windowsOn } from '#lib/features/bookings/rules/day-slots.ts';
import { listBookingRecords, type BookingRecord } from '#models/bookings/booking.ts';
import { listTeam, quitTeam } from '#models/agency/team.ts';
import { readTimeCursor, toTimeCursor } from '#lib/platform/paging/cursor.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { ratingOf } from '#lib/features/people/rules/search-listing.ts';
import { type UserRecord, findUser } from '#models/people/user.ts';
import { toTimeSlot } from '#lib/features/bookings/services/to-booking.ts';
import { now } from '#lib/platform/time/clock.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { agency as texts } from '#lib/features/agency/texts/agency.en.ts';
import { inTransaction } from '#models/connection.ts';
import { notifyTeamChange } from '#lib/features/agency/services/steps/notify-team-change.ts';

/** A worker as their agency sees them. */
const toTeamMember = (user: UserRecord): TeamMember => ({
  _id: String(user._id),
  name: user.name,
  profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
  phone: user.phone,
  skills: user.skills.map(({ name }) => name),
  city: user.address.city ?? null,
  cityNames: namesOfCity(user.address.city),
  isVerified: user.verification !== null,
  rating: ratingOf(user),
  reviews: user.reviewCount,
  completedJobs: user.completedJobs,
});

/** A booking as the worker's agency sees it: nothing of the customer but the city. */
const toTeamBooking = (booking: BookingRecord, worker: UserRecord | undefined): TeamBooking => ({
  _id: String(booking._id),
  number: booking.number,
  status: booking.status,
  serviceName: booking.serviceName,
  serviceTitles: booking.serviceTitles,
  worker: { _id: String(booking.workerId), name: worker?.name ?? '' },
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  localDate: booking.localDate,
  timeSlot: toTimeSlot(booking),
  pricePaise: booking.pricePaise,
  hourlyRatePaise: booking.hourlyRatePaise,
  city: booking.address.city ?? null,
  cityNames: namesOfCity(booking.address.city),
});

interface Input {
  actor: Actor;
  query: TeamQuery;
}

/** The one worker of a team whose bookings are asked for, or all; whoever does not belong to it is nobody. */
const chosenOf = (team: readonly UserRecord[], workerId: string | undefined): readonly UserRecord[] => {
  if (workerId === undefined) return team;
  const chosen = team.filter(({ _id }) => String(_id) === workerId);
  if (chosen.length === 0) throw new AppError('not_found');
  return chosen;
};

/** An agency's workers, and one page of what they were booked for since they belong to it: what is to come with the next first, or what is over. */
export const readTeam = async ({
  actor,
  query,
}: Input): Promise<{ data: TeamPage; nextCursor: string | null }> => {
  const { status = 'upcoming', cursor, limit = DEFAULT_PAGE_SIZE, workerId } = query;
  const place = readTimeCursor(cursor);
  const team = await listTeam(actor.userId);
  const members = new Map(team.map((worker) => [String(worker._id), worker]));
  const tenures = chosenOf(team, workerId).map(({ _id, brokerSince = null }) => ({
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

type Tenures = Parameters<typeof listBookingRecords>[0]['of'];

const firstOf = (of: Tenures, statuses: readonly BookingStatus[]): Promise<BookingRecord[]> =>
  listBookingRecords({ of, statuses, order: 1, after: null, limit: LARGEST_PAGE });

interface TeamToday {
  /** What is agreed for today, and what is left of days before; the next first. */
  visits: TeamBooking[];
  /** Requests that a worker has not answered yet. */
  waiting: TeamBooking[];
  /** Who works today and has no visit, by name. */
  free: string[];
}

/** An agency's day. */
export const readTeamToday = async ({ actor }: { actor: Actor }): Promise<{ data: TeamToday }> => {
  const today = indiaDayOf(now());
  const team = await listTeam(actor.userId);
  const members = new Map(team.map((worker) => [String(worker._id), worker]));
  const of = { team: team.map(({ _id, brokerSince = null }) => ({ workerId: _id, since: brokerSince })) };
  const [agreed, waiting] = await Promise.all([firstOf(of, upcomingStatuses), firstOf(of, ['pending'])]);
  const show = (booking: BookingRecord) => toTeamBooking(booking, members.get(String(booking.workerId)));
  const visits = agreed.filter(({ localDate }) => localDate <= today).map(show);
  const isFree = (worker: UserRecord): boolean =>
    windowsOn(today, worker).length > 0 && visits.every(({ worker: { _id } }) => _id !== String(worker._id));
  return { data: { visits, waiting: waiting.map(show), free: team.filter(isFree).map(({ name }) => name) } };
};

interface LeaveTeamInput {
  actor: Actor;
  params: { id: string };
}

/** Who is to go and from where; a broker removes the own workers, a worker only themself. */
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

/** Ends the link between a worker and an agency; the other side hears of it. */
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
