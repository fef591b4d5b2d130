import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { judgeMove } from '#lib/features/bookings/rules/booking-transitions.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { PauseRecord } from '#models/people/pause.ts';
import { nameOf } from './coverage.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import type { World } from './world.ts';

const byId = <Row extends { _id: unknown }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [String(row._id), row]));

/** Groups rows by a key. */
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

const UNDO_MS: Partial<Record<Change['status'], number>> = {
  accepted: 60_000,
  on_the_way: 2 * 60_000,
  arrived: 2 * 60_000,
};

/** The worker undoes a move within its time, and the booking returns to its former status. */
const judgeUndo = (last: Change, next: Change, way: readonly Change[]): boolean =>
  next.mover === 'worker' &&
  next.takesBack === last.status &&
  next.at.getTime() - last.at.getTime() < (UNDO_MS[last.status] ?? 0) &&
  way.some(({ status }) => status === next.status);

const isBegun = (status: BookingRecord['status']): boolean =>
  status === 'in_progress' || status === 'completed';

/** Work in progress is undone only by an upheld claim: by the worker's admission or the office, never by silence. */
const judgeUndone = ({ noShow }: BookingRecord, last: Change, next: Change): boolean =>
  isBegun(last.status) &&
  next.status === 'no_show' &&
  noShow?.state === 'upheld' &&
  isBegun(noShow.from) &&
  (next.mover === 'admin' || next.mover === 'worker');

/** The office moves a request or an accepted booking, which leaves its status. */
const judgeOfficeMove = (last: Change, next: Change): boolean =>
  next.movedTo !== undefined &&
  next.mover === 'admin' &&
  (last.status === 'pending' || last.status === 'accepted') &&
  next.status === last.status &&
  Boolean(next.reason);

/** A booking changes hands only while accepted, by the office, and only to a worker who said yes with its customer. */
const judgeHandover = (
  before: BookingRecord | undefined,
  booking: BookingRecord,
  [last, next]: readonly [Change, Change],
): boolean => {
  if (!next.isHandover) return false;
  const asked = before?.handover;
  const hasOneYes = Boolean(asked?.customerYesAt) !== Boolean(asked?.workerYesAt);
  const isTheirs = asked?.workerId.equals(booking.workerId) ?? false;
  const isFair = asked?.pricePaise === booking.pricePaise && next.at < asked.expiresAt;
  // The last yes is stored together with the change.
  return last.status === 'accepted' && next.mover === 'admin' && hasOneYes && isTheirs && isFair;
};

/** Without a handover a booking keeps its worker. */
const judgeWorker = (
  before: BookingRecord | undefined,
  { number, workerId, history }: BookingRecord,
): void => {
  if (!before || before.workerId.equals(workerId)) return;
  const isHandedOver = history.slice(before.history.length).some(({ isHandover }) => isHandover);
  hold('moves', isHandedOver, () => `${number} has another worker all at once`);
};

const ANSWER_MS = 48 * 3_600_000;

/** How much of a time neither of these pauses covers. */
const unpausedMs = (pauses: readonly PauseRecord[], since: Date, until: Date): number => {
  const spans = pauses
    .map(({ at, startsAt: from = at, ended }) => ({ from, to: ended && ended.at < until ? ended.at : until }))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
  let [reached, ran] = [since.getTime(), 0];
  for (const { from, to } of spans) {
    ran += Math.max(0, Math.min(from.getTime(), until.getTime()) - reached);
    reached = Math.max(reached, Math.min(from.getTime(), until.getTime()), to.getTime());
  }
  return ran + until.getTime() - reached;
};

/** A claim upheld by silence: the other side saw it, had its time without pauses, and no work had begun. */
const judgeSilence = (booking: BookingRecord, { pauses }: Snapshot): void => {
  const { noShow, number, arrivalWitness, customerId, workerId } = booking;
  if (noShow?.state !== 'upheld') return;
  const { against, from, seenAt, decidedAt, statements = [], office } = noShow;
  if (office || statements.some(({ by }) => by === against)) return;
  const own = pauses.filter(({ userId }) => userId.equals(customerId) || userId.equals(workerId));
  const hadTime = seenAt && decidedAt && unpausedMs(own, seenAt, decidedAt) >= ANSWER_MS;
  const isSafe = against === 'customer' ? arrivalWitness !== undefined : from !== 'arrived';
  hold('moves', Boolean(hadTime) && isSafe && !isBegun(from), () => `silence decided the claim of ${number}`);
};

/** Work in progress keeps its status during a claim. */
const noteClaim = (world: World, before: BookingRecord | undefined, { noShow }: BookingRecord): void => {
  if (!noShow || before?.noShow || !isBegun(noShow.from)) return;
  world.coverage.add(nameOf({ from: noShow.from, to: 'no_show', mover: 'customer' }));
};

/** A worker can answer until the deadline, even if the background process has not expired the request yet. */
const judgeDeadline = (
  { expiresAt = null }: Partial<BookingRecord>,
  { status, mover, at }: Change,
): boolean =>
  mover !== 'worker' || (status !== 'accepted' && status !== 'rejected') || !expiresAt || at < expiresAt;

/** The customer accepts only a time that the worker has suggested, and the booking is at that time then. */
const judgeAgreement = (
  { proposal = null, pricePaise }: Partial<BookingRecord>,
  booking: BookingRecord,
  { status, mover, at }: Change,
): boolean => {
  if (mover !== 'customer' || status !== 'accepted') return true;
  const isInTime = proposal?.by === 'worker' && at < proposal.expiresAt;
  const isThere = proposal?.startsAt.getTime() === booking.startsAt.getTime();
  return isInTime && isThere && booking.pricePaise === pricePaise;
};

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
    if (isBack || judgeUndone(booking, last, next) || judgeOfficeMove(last, next)) continue;
    if (judgeHandover(before, booking, [last, next])) {
      world.coverage.add('handover');
      continue;
    }
    const times = { startsAt, endsAt, since: last.at, at: next.at };
    // A deleted account takes its text along, so an empty reason was once filled in.
    const reason = next.reason === undefined ? '' : next.reason || 'Erased.';
    const agrees = next.mover === 'customer' && next.status === 'accepted';
    const verdict = judgeMove({ ...move, ...times, agrees, reason });
    const why = verdict.allowed ? '' : verdict.why;
    hold('moves', verdict.allowed, () => `${number} went from ${nameOf(move)}: ${why}`);
    hold('moves', judgeDeadline(before ?? {}, next), () => `${number} was answered too late`);
    hold(
      'moves',
      judgeAgreement(before ?? {}, booking, next),
      () => `${number} was accepted by its customer without a suggested time`,
    );
    world.coverage.add(nameOf(move));
  }
};

/** Bookings move only as the transition table allows. */
export const judgeMoves = (world: World, next: Snapshot): void => {
  const before = byId(world.seen.bookings);
  for (const booking of next.bookings) {
    judgeHistory(world, before.get(String(booking._id)), booking);
    judgeWorker(before.get(String(booking._id)), booking);
    noteClaim(world, before.get(String(booking._id)), booking);
    judgeSilence(booking, next);
  }
  hold('moves', next.bookings.length >= before.size, () => 'a booking is gone');
};

/** No worker is in two places at once. */
export const judgeOverlaps = ({ bookings }: Snapshot): void => {
  // A request holds no time after its hold has ended.
  const live = bookings.filter(({ status, hold: kept }) => isLive(status) && kept?.until !== null);
  for (const own of groupsOf(live, ({ workerId }) => String(workerId)).values()) {
    const inOrder = own.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    for (const [index, booking] of inOrder.entries()) {
      const next = inOrder[index + 1];
      const isApart = !next || next.startsAt >= booking.endsAt;
      hold('overlaps', isApart, () => `${booking.number} and ${next?.number ?? ''} overlap`);
    }
  }
};

/** Only one worker is booked for one need. */
export const judgeNeeds = ({ needs }: World, { bookings }: Snapshot): void => {
  const agreed = bookings.filter(({ status }) => isLive(status) && status !== 'pending');
  const needOf = ({ _id }: BookingRecord): string => needs.get(String(_id)) ?? String(_id);
  for (const own of groupsOf(agreed, needOf).values())
    hold('overlaps', own.length === 1, () => `${own.map(({ number }) => number).join()} are for one thing`);
};

const MAX_OPEN = 5;
const MAX_OPEN_MS = 8 * 3_600_000;
const MAX_REQUESTS = 10;
const MAX_CONVERSATIONS = 20;

const judgeOpen = ({ bookings }: Snapshot): void => {
  const pending = bookings.filter(({ status }) => status === 'pending');
  for (const [customer, own] of groupsOf(pending, ({ customerId }) => String(customerId)))
    hold('limits', own.length <= MAX_OPEN, () => `${customer} has ${own.length} open requests`);
  const aDay = groupsOf(pending, (one) =>
    [one.customerId, one.workerId, one.localDate].map(String).join(' '),
  );
  for (const [key, own] of aDay) hold('limits', own.length === 1, () => `${own.length} requests of ${key}`);
  const live = bookings.filter(({ status }) => isLive(status));
  for (const [pair, own] of groupsOf(live, (one) => `${String(one.customerId)} ${String(one.workerId)}`)) {
    const held = own.reduce((sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(), 0);
    hold('limits', held <= MAX_OPEN_MS, () => `${pair} hold ${held / 3_600_000} hours`);
  }
};

/** Limits per day, customer and pair. */
export const judgeLimits = (world: World, next: Snapshot): void => {
  judgeOpen(next);
  for (const [key, { requests, conversations }] of world.days) {
    hold('limits', requests <= MAX_REQUESTS, () => `${key}: ${requests} requests`);
    hold('limits', conversations <= MAX_CONVERSATIONS, () => `${key}: ${conversations} conversations`);
  }
};
