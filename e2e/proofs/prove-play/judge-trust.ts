import { z } from 'zod';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { PauseRecord } from '#models/people/pause.ts';
import type { UserRecord } from '#models/people/user.ts';
import { groupsOf } from './judge-life.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import { idOf, type Account, type Person, type Sent, type World } from './world.ts';

// Rules that rely on a contact belonging to its account, and the office's statements about people.

const DAY_MS = 86_400_000;
const NOTICE_MS = 14 * DAY_MS;
const HOLD_MS = 30 * 60_000;
const MAX_OPEN = 1;
const MAX_ACCEPTED = 1;
const MAX_HOLDS = 2;
const MAX_CONVERSATIONS = 3;
const MAX_PHONES = 5;

const isUnproved = (user: UserRecord | undefined): boolean =>
  user?.emailProvedAt === undefined && user?.phoneProvedAt === undefined;

const accountIn = ({ seen }: World, person: Person): UserRecord | undefined =>
  seen.users.find(({ _id }) => String(_id) === idOf(person));

/** A pause follows a person to another account only where both have proved the same address. */
const judgeCarried = (world: World, next: Snapshot): void => {
  const known = new Set(world.seen.pauses.map(({ _id }) => String(_id)));
  const carried = next.pauses.filter(({ _id, reason }) => !known.has(String(_id)) && reason === 'returned');
  for (const { userId, continues } of carried) {
    const first = next.pauses.find(({ _id }) => continues?.equals(_id));
    const both = [first?.userId, userId].map((id) => world.accounts.get(String(id)));
    const [one, other] = both;
    const isSame = both.every((account?: Account) => account?.provedAt) && one?.email === other?.email;
    hold('pauses', isSame, () => `${other?.email ?? ''} is paused for what ${one?.email ?? ''} did`);
  }
};

const hasStarted = ({ startsAt, at, ended }: PauseRecord): boolean => !ended && (startsAt ?? at) <= now();

/** A pause starts after its notice; only danger and fraud do not wait. */
const judgeNotice = ({ pauses, users }: Snapshot): void => {
  for (const { _id, urgency, continues, at, startsAt } of pauses) {
    const hadNotice =
      urgency !== undefined || continues || (startsAt ?? at).getTime() - at.getTime() >= NOTICE_MS;
    hold('pauses', Boolean(hadNotice), () => `the pause ${String(_id)} starts without notice`);
  }
  const started = new Set(pauses.filter(hasStarted).map(({ userId }) => String(userId)));
  for (const { _id, name, suspendedAt } of users)
    hold('pauses', !suspendedAt || started.has(String(_id)), () => `${name} is locked out without a pause`);
};

const judgeUnprovedHolds = (own: readonly BookingRecord[]): void => {
  for (const { number, hold: kept, createdAt } of own) {
    const isShort = kept && (kept.until === null || kept.until.getTime() - createdAt.getTime() <= HOLD_MS);
    hold('limits', Boolean(isShort), () => `${number} holds its time longer than it may`);
  }
  const holding = own.filter(({ hold: kept }) => kept?.until);
  const days = groupsOf(holding, ({ workerId, localDate }) => `${String(workerId)} ${localDate}`);
  for (const [day, held] of days)
    hold(
      'limits',
      held.length <= MAX_HOLDS,
      () => `${held.length} requests of unproved accounts hold ${day}`,
    );
};

const upcoming: readonly string[] = ['accepted', 'on_the_way', 'arrived', 'in_progress'];

/** An account without a proved contact has one open request, one job ahead, and holds little of others' time. */
const judgeUnproved = ({ users, bookings }: Snapshot): void => {
  const unproved = new Set(users.filter(isUnproved).map(({ _id }) => String(_id)));
  const requests = bookings.filter(
    ({ status, customerId }) => status === 'pending' && unproved.has(String(customerId)),
  );
  for (const [who, own] of groupsOf(requests, ({ customerId }) => String(customerId)))
    hold('limits', own.length <= MAX_OPEN, () => `${who} is unproved and has ${own.length} open requests`);
  judgeUnprovedHolds(requests);
  const openJobs = bookings.filter(
    ({ status, workerId }) => upcoming.includes(status) && unproved.has(String(workerId)),
  );
  for (const [who, own] of groupsOf(openJobs, ({ workerId }) => String(workerId)))
    hold('limits', own.length <= MAX_ACCEPTED, () => `${who} is unproved and has ${own.length} jobs ahead`);
};

/** An account that must prove a contact does nothing that relies on one until it has. */
const judgeMustProve = ({ users, bookings, invites }: Snapshot): void => {
  const barred = new Set(
    users.filter((user) => user.mustProve && isUnproved(user)).map(({ _id }) => String(_id)),
  );
  for (const { brokerId, contact } of invites)
    hold(
      'limits',
      !barred.has(String(brokerId)),
      () => `an agency that must prove its address has invited ${contact}`,
    );
  for (const { number, status, customerId } of bookings)
    hold(
      'limits',
      status !== 'pending' || !barred.has(String(customerId)),
      () => `${number} was requested by someone who must prove an address first`,
    );
};

/** After the background tasks have run, no request of an unproved account still holds its time past the hold. */
export const judgeEndedHolds = ({ seen }: World): void => {
  const holding = new Set(seen.claims.map(({ bookingId }) => String(bookingId)));
  for (const { _id, number, status, hold: kept } of seen.bookings) {
    const isOver = status === 'pending' && kept && (kept.until === null || kept.until <= now());
    hold('limits', !isOver || !holding.has(String(_id)), () => `${number} has a time that it may not hold`);
  }
};

const ofPaused: readonly string[] = ['pending', 'accepted', 'on_the_way', 'arrived'];

/** After the background tasks have run, a paused customer has nothing booked but work that goes on. */
export const judgeEndedPauses = ({ seen: { users, bookings } }: World): void => {
  const paused = new Set(users.filter(({ suspendedAt }) => suspendedAt).map(({ _id }) => String(_id)));
  for (const { number, status, customerId } of bookings)
    hold(
      'pauses',
      !ofPaused.includes(status) || !paused.has(String(customerId)),
      () => `${number} is ${status} although its customer is paused`,
    );
};

/** A conversation that this account began just now, with its number of the day. */
export const judgeConversation = (world: World, who: Person, times: number): void => {
  const isFew = times <= MAX_CONVERSATIONS || !isUnproved(accountIn(world, who));
  hold('limits', isFew, () => `${who.name} is unproved and has begun ${times} conversations today`);
};

/** A stranger's phone revealed to this account just now, with its number of the day. */
export const judgePhone = (world: World, who: Person, times: number): void => {
  const isFew = times <= MAX_PHONES || !isUnproved(accountIn(world, who));
  hold('limits', isFew, () => `${who.name} is unproved and has seen ${times} phones today`);
};

export const VERIFY = 'PUT /admin/users/{id}/verification';

const verifying = z.looseObject({
  verified: z.literal(true),
  seen: z.looseObject({
    name: z.string(),
    profileImage: z.string().nullable(),
    papersId: z.string().nullable(),
  }),
});

/** The office verifies only a worker who is still as its page showed them. */
export const judgeSeenPage = ({ seen: { users, papers } }: World, sent: Sent, status: number): void => {
  const page = sent.name === VERIFY && status < 300 ? verifying.safeParse(sent.body).data?.seen : undefined;
  const worker = users.find(({ _id }) => String(_id) === sent.params['id']);
  if (!page || !worker) return;
  const { name, imageKey, _id } = worker;
  const waiting = papers.find(({ workerId, state }) => workerId.equals(_id) && state === 'waiting');
  const isSamePicture = imageKey ? page.profileImage?.includes(imageKey) : page.profileImage === null;
  const isSame =
    page.name === name && isSamePicture && page.papersId === (waiting ? String(waiting._id) : null);
  hold('badges', Boolean(isSame), () => `${name} was verified from a page that showed someone else`);
};

/** Notes the name and the picture that the office approved. */
export const noteVerified = (
  { verifiedAs, seen }: World,
  { name: call, params }: Sent,
  status: number,
): void => {
  if (call === VERIFY && status < 300) verifiedAs.delete(params['id'] ?? '');
  for (const { _id, name, imageKey, verification } of seen.users) {
    if (!verification) verifiedAs.delete(String(_id));
    else if (!verifiedAs.has(String(_id))) verifiedAs.set(String(_id), `${name} ${imageKey ?? ''}`);
  }
};

const judgeBadge = ({ seen, verifiedAs }: World, entries: ReadonlyMap<string, unknown>): void => {
  if (entries.get('isVerified') !== true) return;
  const user = seen.users.find(({ _id }) => String(_id) === entries.get('_id'));
  if (!user) return;
  const shown = `${user.name} ${user.imageKey ?? ''}`;
  const isSeen = verifiedAs.get(String(user._id)) === shown;
  hold(
    'badges',
    isSeen,
    () => `${user.name} is shown as verified, which was given to another name or picture`,
  );
};

/** "Verified" appears only with the name and the picture that the office approved. */
export const judgeBadges = (world: World, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  const entries = new Map<string, unknown>(Object.entries(value));
  judgeBadge(world, entries);
  for (const inner of entries.values()) judgeBadges(world, inner);
};

export const judgeTrust = (world: World, next: Snapshot): void => {
  judgeCarried(world, next);
  judgeNotice(next);
  judgeUnproved(next);
  judgeMustProve(next);
};
