import { sumPaidInPerson } from '#lib/features/bookings/rules/cases.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { LedgerRecord } from '#models/money/ledger.ts';
import { judgeCaseCredit } from './judge-cases.ts';
import { judgeCaps, judgeCredit, type Line } from './judge-credit.ts';
import { acceptedPaise } from './judge-extras.ts';
import { groupsOf } from './judge-life.ts';
import { judgeLimits } from './judge-limits.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import { personOf, type World } from './world.ts';

type Amount = 'earnedPaise' | 'duePaise' | 'walletPaise' | 'creditPaise';

const sum = (lines: readonly LedgerRecord[], amount: Amount): number =>
  lines.reduce((total, line) => total + (line[amount] ?? 0), 0);

/** Nothing in the ledger is changed or removed; returns the new entries. */
const judgeOldLines = (before: Snapshot, next: Snapshot): LedgerRecord[] => {
  const present = new Map(next.ledger.map((line) => [String(line._id), JSON.stringify(line)]));
  for (const line of before.ledger) {
    const isKept = present.get(String(line._id)) === JSON.stringify(line);
    hold('books', isKept, () => `the line ${line.event} of ${String(line.userId)} was changed`);
  }
  const old = new Set(before.ledger.map(({ _id }) => String(_id)));
  return next.ledger.filter(({ _id }) => !old.has(String(_id)));
};

/** Both sides' entries match, wallets equal the sum of their entries, and every entry has a source. */
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
    const credit = sum(byUser.get(String(_id)) ?? [], 'creditPaise');
    hold(
      'money',
      creditPaise === credit,
      () => `${name} has credit of ${creditPaise}, the lines say ${credit}`,
    );
    hold('money', creditPaise >= 0 && creditPaise <= walletPaise, () => `${name}: ${creditPaise} of credit`);
  }
  const confirmed = topUps.filter(({ state }) => state === 'confirmed');
  const paidIn = confirmed.reduce((total, { amountPaise }) => total + amountPaise, 0);
  const credited = sum(
    ledger.filter(({ kind }) => kind === 'credit' || kind === 'adjustment'),
    'walletPaise',
  );
  const inAll = sum(ledger, 'walletPaise');
  hold('money', inAll === paidIn + credited, () => `${inAll} paise of ${paidIn} and ${credited}`);
};

const bookingOf = ({ next, line }: Line): BookingRecord => {
  const booking = next.bookings.find(({ _id }) => String(_id) === String(line.booking?._id));
  hold('money', booking !== undefined, () => `${line.event} is of no booking`);
  return booking;
};

const toldOf = ({ world }: Line, { customerId, _id }: BookingRecord, userId = customerId) =>
  world.shownPrices.get(`${String(userId)} ${String(_id)}`);

const judgeJob = (one: Line): void => {
  const booking = bookingOf(one);
  const { number, status, pricePaise } = booking;
  // Which extras were accepted is judged with the extras.
  const worth = Math.abs(one.line.amountPaise) - acceptedPaise(booking);
  hold('money', status === 'completed' && worth === pricePaise, () => `${number} brings ${worth}`);
  const { pricesPaise = [] } = toldOf(one, booking) ?? {};
  hold('told', pricesPaise.includes(worth), () => `${number} costs ${worth}, told was ${pricesPaise.join()}`);
};

const ANSWER_MS = 48 * 3_600_000;

/** A no-show fee falls due once the claim is admitted, decided or old enough. A month's limit may lower a worker's. */
const judgeMissed = ({ noShow, status, fee }: BookingRecord, line: LedgerRecord): boolean => {
  if (status !== 'no_show' || noShow?.state !== 'upheld') return false;
  const isOld = line.at.getTime() - noShow.at.getTime() >= ANSWER_MS;
  const [worth, claimed] = [Math.abs(line.amountPaise), noShow.fee?.feePaise ?? 0];
  const isWorkers = noShow.against === 'worker';
  const isFair = isWorkers ? worth <= claimed : worth === claimed;
  return isFair && isWorkers === (fee?.owedBy === 'worker') && (isOld || noShow.answerBy === null);
};

/** A job leaves the ledger once it is decided that it was not done, and not before. */
const judgeHeld = (one: Line): void => {
  const { line, next } = one;
  const { number, status, noShow, paid } = bookingOf(one);
  const isHeld = line.kind.endsWith('_held');
  const stands = isHeld
    ? status === 'no_show' && noShow?.state === 'upheld'
    : status === 'completed' && (noShow?.state === 'dismissed' || noShow?.state === 'dropped');
  hold('money', stands && (paid !== null) === line.kind.startsWith('paid'), () => `${number}: ${line.event}`);
  const held = next.ledger.filter(({ event }) => event === line.event.replace(/:restored$/, ':held'));
  hold('books', held.length === 2, () => `${line.event} restores what was not held`);
};

/** An unpaid amount is no longer owed when its side leaves, and the booking shows that. */
const judgeUnpaid = (one: Line): void => {
  const { number, leftUnpaid, fee } = bookingOf(one);
  const hasFeeEnded = fee?.state === 'unpaid' || fee?.state === 'paid';
  const isSaid = one.line.kind === 'fee_unpaid' ? hasFeeEnded : leftUnpaid !== undefined;
  hold('money', isSaid, () => `${number}: ${one.line.event}`);
};

/** What ended unpaid is paid only if the side that owed it had said so before an account was closed. */
const judgeLate = (one: Line): void => {
  const { number, paid, payment, leftUnpaid, fee } = bookingOf(one);
  const isSaid = payment?.amountPaise === Math.abs(one.line.amountPaise);
  const ended = one.line.event.replace(/:late$/, ':settled');
  const wasLeft = one.next.ledger.some(({ event, kind }) => event === ended && kind === 'fee_unpaid');
  const isLate = fee ? fee.state === 'paid' && wasLeft : paid !== null && leftUnpaid !== undefined;
  hold('money', isSaid && isLate, () => `${number}: ${one.line.event}`);
};

const judgeFee = (one: Line): void => {
  const booking = bookingOf(one);
  const { number, fee, status, history } = booking;
  const worth = Math.abs(one.line.amountPaise);
  const mover = history.at(-1)?.mover;
  const isOwn = status === 'cancelled' && mover === (fee?.owedBy ?? 'customer');
  judgeLimits(one.next, one.line, booking);
  const isMissed = judgeMissed(booking, one.line);
  hold('money', (isOwn || isMissed) && worth === fee?.feePaise, () => `${number} has a fee of ${worth}`);
  // A claim's fee is recorded in it, and the customer had time to dispute it.
  if (isMissed) return;
  // A person who leaves owes nothing: the fee ends at the moment it falls due.
  if (fee?.state === 'unpaid') return;
  const { feePaise = 0 } = toldOf(one, booking, mover === 'worker' ? booking.workerId : undefined) ?? {};
  hold('told', worth <= feePaise, () => `${number}: a fee of ${worth}, told was ${feePaise}`);
};

const judgeCreditUsed = (one: Line): void => {
  const { line, next } = one;
  const { number, status, pricePaise, fee, payment } = bookingOf(one);
  const isFee = fee?.owedBy === 'worker' && fee.method === 'credit';
  const isSaid = payment && !payment.deniedAt;
  hold('money', !isSaid, () => `${number} takes credit for what is said to be paid`);
  const isMore = !isFee && Math.abs(line.creditPaise ?? 0) > Math.floor(pricePaise / 2);
  const isCustomer = personOf(one.world, String(line.userId))?.role === 'customer';
  hold('money', isFee || status === 'completed', () => `${number} takes credit though it is ${status}`);
  const isWithin = isFee || Math.abs(line.walletPaise) <= pricePaise;
  hold('money', isWithin, () => `${number} pays ${Math.abs(line.walletPaise)} from a wallet, also extras`);
  // Referral credit stays credit in the worker's wallet.
  const both = next.ledger.filter(({ event }) => event === line.event);
  hold('money', sum(both, 'creditPaise') === 0, () => `${number}: credit has become money`);
  hold('money', !isCustomer || !isMore, () => `${number} takes more credit than half its price`);
  // Other money in a customer's wallet comes only from the office.
  const own = next.ledger.filter(({ userId }) => userId.equals(line.userId));
  const left = sum(own, 'walletPaise') - sum(own, 'creditPaise');
  hold('money', !isCustomer || left >= 0, () => `${number} takes ${-left} paise that its customer never had`);
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

/** Each adjustment is in one book only, and the booking's balance of them is never negative or above its price. */
const judgeAdjustment = ({ next, line }: Line): void => {
  const [, bookingId] = line.event.split(':');
  const booking = next.bookings.find(({ _id }) => String(_id) === bookingId);
  const side = booking?.customerId.equals(line.userId) ? 'customer' : 'worker';
  const own = next.ledger.filter(
    ({ event, userId }) => event.startsWith(`adjustment:${bookingId ?? ''}:`) && userId.equals(line.userId),
  );
  const total = sum(own, 'walletPaise');
  hold('money', booking?.adjustments?.[side] === total, () => `${line.event} is not in its booking`);
  hold('money', total >= 0 && total <= (booking?.pricePaise ?? 0), () => `${line.event} leaves ${total}`);
};

/** A refund is what a case decided, and never more than was paid in person. */
const judgeRefund = (one: Line): void => {
  const booking = bookingOf(one);
  const { number, refund, cases = [] } = booking;
  const worth = Math.abs(one.line.amountPaise);
  const isDecided = cases.some(({ state }) => state === 'closed') && refund?.amountPaise === worth;
  hold('money', isDecided && worth <= sumPaidInPerson(booking), () => `${number} has a refund of ${worth}`);
};

const judgeLine = (one: Line): void => {
  const { line } = one;
  if (line.event.startsWith('case:')) return judgeCaseCredit(one);
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
    case 'adjustment':
      return judgeAdjustment(one);
    case 'job_held':
    case 'job_restored':
    case 'paid_held':
    case 'paid_restored':
      return judgeHeld(one);
    case 'job_unpaid':
    case 'fee_unpaid':
      return judgeUnpaid(one);
    case 'job_paid_late':
    case 'fee_paid_late':
      return judgeLate(one);
    case 'refund':
      return judgeRefund(one);
    case 'job_paid':
    case 'fee_paid':
    case 'fee_waived':
    case 'refund_paid':
    case 'refund_waived':
    case 'refund_unpaid': {
      const settled = line.event.replace(/:settled$/, '');
      const isKnown = one.next.ledger.some(
        ({ event, userId }) => event === settled && userId.equals(line.userId),
      );
      return hold('books', isKnown, () => `${line.event} settles nothing`);
    }
  }
};

/** An agreed price stays, unless the booking moves to another time. */
const judgePrices = (before: Snapshot, next: Snapshot): void => {
  const known = new Map(before.bookings.map((booking) => [String(booking._id), booking]));
  for (const { _id, number, pricePaise, startsAt, endsAt, workerId } of next.bookings) {
    const old = known.get(String(_id)) ?? { pricePaise, startsAt, endsAt, workerId };
    const isMoved =
      old.startsAt.getTime() !== startsAt.getTime() ||
      old.endsAt.getTime() !== endsAt.getTime() ||
      !old.workerId.equals(workerId);
    hold('told', old.pricePaise === pricePaise || isMoved, () => `${number} costs ${pricePaise} all at once`);
  }
};

/** Money comes only from confirmed top-ups, referral credit and paid jobs, and only shown amounts are owed. */
export const judgeMoney = (world: World, next: Snapshot): void => {
  for (const line of judgeOldLines(world.seen, next)) {
    judgeLine({ world, next, line });
    world.coverage.add(`line ${line.kind}`);
  }
  judgePrices(world.seen, next);
  judgeSums(next);
  judgeCaps(world, next);
};
