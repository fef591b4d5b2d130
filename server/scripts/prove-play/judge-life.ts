import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { judgeMove } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import { nameOf } from './coverage.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import type { World } from './world.ts';

const byId = <Row extends { _id: unknown }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [String(row._id), row]));

/** Rows by what they have in common. */
export const groupsOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    group.push(row);
    groups.set(keyOf(row), group);
  }
  return groups;
};

type Change = BookingRecord['history'][number];

const UNDO_MS = 2 * 60_000;

/** A slip is taken back by the worker within two minutes, to where the booking was. */
const judgeUndo = (last: Change, next: Change, way: readonly Change[]): boolean =>
  next.mover === 'worker' &&
  next.takesBack === last.status &&
  (last.status === 'on_the_way' || last.status === 'arrived') &&
  next.at.getTime() - last.at.getTime() < UNDO_MS &&
  way.some(({ status }) => status === next.status);

/** A claim of a no-show that was not right, or whose customer has left, leaves work that had begun done. */
const judgeRestored = ({ noShow }: BookingRecord, last: Change, next: Change): boolean =>
  last.status === 'no_show' &&
  next.status === 'completed' &&
  noShow?.state === (next.mover === 'admin' ? 'dismissed' : 'dropped') &&
  (next.mover === 'admin' || next.mover === 'system') &&
  (noShow.from === 'in_progress' || noShow.from === 'completed');

/** A worker answers a request until its deadline, and not until somebody looks what has ended. */
const judgeDeadline = (
  { expiresAt = null }: Partial<BookingRecord>,
  { status, mover, at }: Change,
): boolean =>
  mover !== 'worker' || (status !== 'accepted' && status !== 'rejected') || !expiresAt || at < expiresAt;

const judgeHistory = (world: World, before: BookingRecord | undefined, booking: BookingRecord): void => {
  const { history, number, status } = booking;
  const { startsAt, endsAt } = before ?? booking;
  hold('moves', history.at(-1)?.status === status, () => `${number} is ${status} against its history`);
  hold('moves', history[0]?.status === 'pending', () => `${number} did not begin as a request`);
  const known = before?.history ?? history.slice(0, 1);
  const isKept = known.every((one, index) => one.status === history[index]?.status);
  hold('moves', isKept, () => `${number} has another past than before`);
  for (let index = known.length; index < history.length; index += 1) {
    const [last, next] = [history[index - 1], history[index]];
    if (!last || !next) continue;
    const move = { from: last.status, to: next.status, mover: next.mover };
    const isBack = next.takesBack !== undefined && judgeUndo(last, next, history.slice(0, index - 1));
    if (isBack || judgeRestored(booking, last, next)) continue;
    const times = { startsAt, endsAt, since: last.at, at: next.at };
    // Whoever left took the words along: an empty reason was one.
    const reason = next.reason === undefined ? '' : next.reason || 'Erased.';
    const verdict = judgeMove({ ...move, ...times, reason });
    const why = verdict.allowed ? '' : verdict.why;
    hold('moves', verdict.allowed, () => `${number} went from ${nameOf(move)}: ${why}`);
    hold('moves', judgeDeadline(before ?? {}, next), () => `${number} was answered too late`);
    world.coverage.add(nameOf(move));
  }
};

/** Bookings move as the table says, and no other way. */
export const judgeMoves = (world: World, next: Snapshot): void => {
  const before = byId(world.seen.bookings);
  for (const booking of next.bookings) judgeHistory(world, before.get(String(booking._id)), booking);
  hold('moves', next.bookings.length >= before.size, () => 'a booking is gone');
};

/** No worker is in two places at once. */
export const judgeOverlaps = ({ bookings }: Snapshot): void => {
  const live = bookings.filter(({ status }) => isLive(status));
  for (const own of groupsOf(live, ({ workerId }) => String(workerId)).values()) {
    const inOrder = own.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    for (const [index, booking] of inOrder.entries()) {
      const next = inOrder[index + 1];
      const isApart = !next || next.startsAt >= booking.endsAt;
      hold('overlaps', isApart, () => `${booking.number} and ${next?.number ?? ''} overlap`);
    }
  }
};

/** Nobody is booked twice for one thing. */
export const judgeNeeds = ({ needs }: World, { bookings }: Snapshot): void => {
  const agreed = bookings.filter(({ status }) => isLive(status) && status !== 'pending');
  const needOf = ({ _id }: BookingRecord): string => needs.get(String(_id)) ?? String(_id);
  for (const own of groupsOf(agreed, needOf).values())
    hold('overlaps', own.length === 1, () => `${own.map(({ number }) => number).join()} are for one thing`);
};

const LEAST_COUNTED_PAISE = 10_000;

const countJobs = ({ bookings }: Snapshot, workerId: string): number =>
  new Set(
    bookings
      .filter((one) => String(one.workerId) === workerId && one.status === 'completed')
      .filter(({ pricePaise }) => pricePaise >= LEAST_COUNTED_PAISE)
      .map(({ customerId, startsAt }) => `${String(customerId)} ${indiaDayOf(startsAt).slice(0, 7)}`),
  ).size;

const countReviews = ({ bookings, reviews }: Snapshot, workerId: string): number[] => {
  const done = bookings.filter(({ status }) => status === 'completed');
  const prices = new Map(done.map(({ _id, pricePaise }) => [String(_id), pricePaise]));
  const own = reviews.filter((one) => String(one.workerId) === workerId && !one.isUnseen);
  const counted = own.filter((one) => (prices.get(String(one.bookingId)) ?? 0) >= LEAST_COUNTED_PAISE);
  const pairs = groupsOf(
    counted,
    ({ customerId, createdAt }) => `${String(customerId)} ${indiaDayOf(createdAt).slice(0, 7)}`,
  );
  return [...pairs.values()].map(
    (said) =>
      said.toReversed().toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]
        ?.rating ?? 0,
  );
};

/** What is said to count equals a recount: of a pair its latest review of a month and one job, and none below ₹100. */
export const judgeCounts = (next: Snapshot): void => {
  for (const user of next.users.filter(({ role }) => role === 'worker')) {
    const workerId = String(user._id);
    const ratings = countReviews(next, workerId);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    const recount = [sum, ratings.length, countJobs(next, workerId)].join();
    const stored = [user.ratingSum, user.reviewCount, user.completedJobs].join();
    hold('counts', stored === recount, () => `${user.name} has ${stored}, a recount says ${recount}`);
  }
};

const MOST_OPEN = 5;
const MOST_OPEN_MS = 8 * 3_600_000;
const MOST_REQUESTS = 10;
const MOST_CONVERSATIONS = 20;

const judgeOpen = ({ bookings }: Snapshot): void => {
  const pending = bookings.filter(({ status }) => status === 'pending');
  for (const [customer, own] of groupsOf(pending, ({ customerId }) => String(customerId)))
    hold('limits', own.length <= MOST_OPEN, () => `${customer} has ${own.length} open requests`);
  const aDay = groupsOf(pending, (one) =>
    [one.customerId, one.workerId, one.localDate].map(String).join(' '),
  );
  for (const [key, own] of aDay) hold('limits', own.length === 1, () => `${own.length} requests of ${key}`);
  const live = bookings.filter(({ status }) => isLive(status));
  for (const [pair, own] of groupsOf(live, (one) => `${String(one.customerId)} ${String(one.workerId)}`)) {
    const held = own.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0);
    hold('limits', held <= MOST_OPEN_MS, () => `${pair} hold ${held / 3_600_000} hours`);
  }
};

/** What a day, a customer and a pair have room for. */
export const judgeLimits = (world: World, next: Snapshot): void => {
  judgeOpen(next);
  for (const [key, { requests, conversations }] of world.days) {
    hold('limits', requests <= MOST_REQUESTS, () => `${key}: ${requests} requests`);
    hold('limits', conversations <= MOST_CONVERSATIONS, () => `${key}: ${conversations} conversations`);
  }
};
