import { indiaDayOf } from '#lib/platform/time/india-day.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { LedgerRecord } from '#models/money/ledger.ts';
import { groupsOf } from './judge-life.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import { personOf, type World } from './world.ts';

type Amount = 'earnedPaise' | 'duePaise' | 'walletPaise';

const sum = (lines: readonly LedgerRecord[], amount: Amount): number =>
  lines.reduce((total, line) => total + line[amount], 0);

const CREDIT_PAISE = 10_000;
const CREDITED_JOB_PAISE = 20_000;
const WEEK_MS = 7 * 86_400_000;
const FRIENDS_A_MONTH = 5;
const FRIENDS_IN_ALL = 20;

/** Nothing in the books is changed or removed; answers the lines that are new. */
const judgeOldLines = (before: Snapshot, next: Snapshot): LedgerRecord[] => {
  const present = new Map(next.ledger.map((line) => [String(line._id), JSON.stringify(line)]));
  for (const line of before.ledger) {
    const isKept = present.get(String(line._id)) === JSON.stringify(line);
    hold('books', isKept, () => `the line ${line.event} of ${String(line.userId)} was changed`);
  }
  const old = new Set(before.ledger.map(({ _id }) => String(_id)));
  return next.ledger.filter(({ _id }) => !old.has(String(_id)));
};

/** Both sides agree, wallets are what their lines say, and nothing in them came from nowhere. */
const judgeSums = ({ ledger, users, topUps }: Snapshot): void => {
  for (const line of ledger)
    for (const amount of ['amountPaise', 'earnedPaise', 'duePaise', 'walletPaise'] as const)
      hold('books', Number.isSafeInteger(line[amount]), () => `${line.event}: ${line[amount]} paise`);
  hold('books', sum(ledger, 'earnedPaise') === 0, () => 'what one side earned the other did not spend');
  hold('books', sum(ledger, 'duePaise') === 0, () => 'what one side is owed the other does not owe');
  const byUser = groupsOf(ledger, ({ userId }) => String(userId));
  for (const { _id, name, walletPaise, creditPaise = 0 } of users) {
    const lines = sum(byUser.get(String(_id)) ?? [], 'walletPaise');
    hold('money', walletPaise === lines, () => `${name} has ${walletPaise}, the lines say ${lines}`);
    hold('money', walletPaise >= 0, () => `${name} has ${walletPaise} paise`);
    hold('money', creditPaise >= 0 && creditPaise <= walletPaise, () => `${name}: ${creditPaise} of credit`);
  }
  const confirmed = topUps.filter(({ state }) => state === 'confirmed');
  const paidIn = confirmed.reduce((total, { amountPaise }) => total + amountPaise, 0);
  const credited = sum(
    ledger.filter(({ kind }) => kind === 'credit'),
    'walletPaise',
  );
  const inAll = sum(ledger, 'walletPaise');
  hold('money', inAll === paidIn + credited, () => `${inAll} paise of ${paidIn} and ${credited}`);
};

interface Line {
  world: World;
  next: Snapshot;
  line: LedgerRecord;
}

const bookingOf = ({ next, line }: Line): BookingRecord => {
  const booking = next.bookings.find(({ _id }) => String(_id) === String(line.booking?._id));
  hold('money', booking !== undefined, () => `${line.event} is of no booking`);
  return booking;
};

const toldOf = ({ world }: Line, { customerId, _id }: BookingRecord) =>
  world.told.get(`${String(customerId)} ${String(_id)}`);

const judgeJob = (one: Line): void => {
  const booking = bookingOf(one);
  const { number, status, pricePaise } = booking;
  const worth = Math.abs(one.line.amountPaise);
  hold('money', status === 'completed' && worth === pricePaise, () => `${number} brings ${worth}`);
  const { pricesPaise = [] } = toldOf(one, booking) ?? {};
  hold('told', pricesPaise.includes(worth), () => `${number} costs ${worth}, told was ${pricesPaise.join()}`);
};

const ANSWER_MS = 48 * 3_600_000;

/** A customer's absence is owed for once the claim of it is agreed, decided, or old enough. */
const judgeMissed = ({ noShow, status }: BookingRecord, line: LedgerRecord): boolean => {
  if (status !== 'no_show' || noShow?.state !== 'upheld' || noShow.against !== 'customer') return false;
  const isOld = line.at.getTime() - noShow.at.getTime() >= ANSWER_MS;
  return noShow.fee?.feePaise === Math.abs(line.amountPaise) && (isOld || noShow.answerBy === null);
};

/** A job leaves the books while it is asked whether it was done, and comes back at most once. */
const judgeHeld = (one: Line): void => {
  const { line, next } = one;
  const { number, status, noShow, paid } = bookingOf(one);
  const isHeld = line.kind.endsWith('_held');
  const stands = isHeld
    ? noShow?.from === 'completed'
    : status === 'completed' && (noShow?.state === 'dismissed' || noShow?.state === 'dropped');
  hold('money', stands && (paid !== null) === line.kind.startsWith('paid'), () => `${number}: ${line.event}`);
  const held = next.ledger.filter(({ event }) => event === line.event.replace(/:restored$/, ':held'));
  hold('books', held.length === 2, () => `${line.event} restores what was not held`);
};

/** What is left unpaid is not owed any more, and stands so in the booking. */
const judgeUnpaid = (one: Line): void => {
  const { number, leftUnpaid, fee } = bookingOf(one);
  const isSaid = one.line.kind === 'fee_unpaid' ? fee?.state === 'unpaid' : leftUnpaid !== undefined;
  hold('money', isSaid, () => `${number}: ${one.line.event}`);
};

const judgeFee = (one: Line): void => {
  const booking = bookingOf(one);
  const { number, fee, status, history } = booking;
  const worth = Math.abs(one.line.amountPaise);
  const isOwn = status === 'cancelled' && history.at(-1)?.mover === 'customer';
  const isMissed = judgeMissed(booking, one.line);
  hold('money', (isOwn || isMissed) && worth === fee?.feePaise, () => `${number} has a fee of ${worth}`);
  // What a claim costs stands in it, and the customer had the time to say no.
  if (isMissed) return;
  // Of whoever leaves nothing is asked: it ends in the moment in which it falls due.
  if (fee?.state === 'unpaid') return;
  const { feePaise = 0 } = toldOf(one, booking) ?? {};
  hold('told', worth <= feePaise, () => `${number}: a fee of ${worth}, told was ${feePaise}`);
};

const judgeCreditUsed = (one: Line): void => {
  const { line } = one;
  const { number, status, pricePaise } = bookingOf(one);
  const isMore = Math.abs(line.amountPaise) > Math.floor(pricePaise / 2);
  const person = personOf(one.world, String(line.userId));
  hold('money', status === 'completed', () => `${number} takes credit though it is ${status}`);
  // Customers have no money of their own in the wallet: all of it is credit.
  hold(
    'money',
    person?.role !== 'customer' || !isMore,
    () => `${number} takes more credit than half its price`,
  );
};

const judgeTopUp = ({ next, line }: Line): void => {
  const topUp = next.topUps.find(({ _id }) => line.event === `top_up:${String(_id)}`);
  const isConfirmed = topUp?.state === 'confirmed' && topUp.userId.equals(line.userId);
  hold(
    'money',
    isConfirmed && topUp.amountPaise === line.amountPaise,
    () => `${line.event} was not confirmed`,
  );
};

interface Friendship {
  friendId: string;
  referrerId: string | null;
}

const isCreditedJob = ({ next, line }: Line, { friendId, referrerId }: Friendship) => {
  return (booking: BookingRecord): boolean => {
    const pair = [String(booking.customerId), String(booking.workerId)];
    const worker = next.users.find(({ _id }) => _id.equals(booking.workerId));
    const isPaid = booking.status === 'completed' && booking.paid !== null;
    const isOld = isPaid && line.at.getTime() - (booking.paid?.at.getTime() ?? 0) >= WEEK_MS;
    const isGood =
      isOld &&
      booking.pricePaise >= CREDITED_JOB_PAISE &&
      worker !== undefined &&
      worker.verification !== null;
    return isGood && pair.includes(friendId) && (referrerId === null || !pair.includes(referrerId));
  };
};

const judgeCredit = (one: Line): void => {
  const { world, next, line } = one;
  const referral = next.referrals.find(({ _id }) => line.event === `referral:${String(_id)}`);
  const named = world.seen.referrals.find(({ _id }) => line.event === `referral:${String(_id)}`) ?? referral;
  hold(
    'money',
    referral !== undefined && referral.creditedAt !== null && named !== undefined,
    () => `${line.event} is of no friend`,
  );
  hold('money', line.amountPaise === CREDIT_PAISE, () => `${line.event} brings ${line.amountPaise}`);
  const friendship = {
    friendId: String(named.friendId),
    referrerId: named.referrerId && String(named.referrerId),
  };
  const isEarned = next.bookings.some(isCreditedJob(one, friendship));
  hold('money', isEarned, () => `${line.event} is of no job that brings one`);
};

/** What is the same for one person's accounts and for two who give one phone. */
const contactsOf = (world: World, userId: string): string[] => {
  const person = personOf(world, userId);
  return person ? [person.email, person.phone] : [];
};

/** Of each contact one friend's credit for ever; of who brings friends five a month and twenty in all. */
const judgeCaps = (world: World, next: Snapshot): void => {
  const friends = new Map<string, number>();
  const months = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string, most: number): void => {
    const times = (counts.get(key) ?? 0) + 1;
    counts.set(key, times);
    hold('money', times <= most, () => `${key} brings ${times} credits`);
  };
  const [referrer] = world.customers;
  const credits = next.ledger.filter(({ kind }) => kind === 'credit');
  for (const [event, lines] of groupsOf(credits, (line) => line.event)) {
    hold('money', lines.length <= 2, () => `${event} is in ${lines.length} books`);
    const [last] = lines.slice(-1);
    // Whoever brought the friend stands first, the friend last.
    const isOfFirst = lines.length > 1 && referrer?.userIds.includes(String(lines[0]?.userId));
    if (last && isOfFirst) count(months, indiaDayOf(last.at).slice(0, 7), FRIENDS_A_MONTH);
    if (isOfFirst) count(months, 'all months', FRIENDS_IN_ALL);
    for (const contact of contactsOf(world, String(last?.userId))) count(friends, contact, 1);
  }
};

const judgeLine = (one: Line): void => {
  const { line } = one;
  switch (line.kind) {
    case 'job':
      return judgeJob(one);
    case 'fee':
      return judgeFee(one);
    case 'credit_used':
      return judgeCreditUsed(one);
    case 'top_up':
      return judgeTopUp(one);
    case 'credit':
      return judgeCredit(one);
    case 'job_held':
    case 'job_restored':
    case 'paid_held':
    case 'paid_restored':
      return judgeHeld(one);
    case 'job_unpaid':
    case 'fee_unpaid':
      return judgeUnpaid(one);
    case 'job_paid':
    case 'fee_paid':
    case 'fee_waived': {
      const settled = line.event.replace(/:settled$/, '');
      const isKnown = one.next.ledger.some(
        ({ event, userId }) => event === settled && userId.equals(line.userId),
      );
      return hold('books', isKnown, () => `${line.event} settles nothing`);
    }
  }
};

/** What was agreed keeps its price, unless it moves to another time. */
const judgePrices = (before: Snapshot, next: Snapshot): void => {
  const known = new Map(before.bookings.map((booking) => [String(booking._id), booking]));
  for (const { _id, number, pricePaise, startsAt, endsAt } of next.bookings) {
    const old = known.get(String(_id)) ?? { pricePaise, startsAt, endsAt };
    const isMoved =
      old.startsAt.getTime() !== startsAt.getTime() || old.endsAt.getTime() !== endsAt.getTime();
    hold('told', old.pricePaise === pricePaise || isMoved, () => `${number} costs ${pricePaise} all at once`);
  }
};

/** Money comes from confirmed top-ups, referral credit and paid jobs alone, and nobody owes what no screen told. */
export const judgeMoney = (world: World, next: Snapshot): void => {
  for (const line of judgeOldLines(world.seen, next)) {
    judgeLine({ world, next, line });
    world.coverage.add(`line ${line.kind}`);
  }
  judgePrices(world.seen, next);
  judgeSums(next);
  judgeCaps(world, next);
};
