import { isVerified } from '#lib/features/people/rules/verification.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { LedgerRecord } from '#models/money/ledger.ts';
import { groupsOf } from './judge-life.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import { personOf, type World } from './world.ts';

const CREDIT_PAISE = 10_000;
const CREDITED_JOB_PAISE = 20_000;
const WEEK_MS = 7 * 86_400_000;
const FRIENDS_A_MONTH = 5;
const FRIENDS_IN_ALL = 20;
const CREDITS_OF_WORKER_A_MONTH = 2;
const CREDITS_OF_WORKER_IN_ALL = 10;

/** One new line of the ledger, in its world. */
export interface Line {
  world: World;
  next: Snapshot;
  line: LedgerRecord;
}

const isProved = ({ world }: Line, userId: string): boolean => Boolean(world.accounts.get(userId)?.provedAt);

const isCreditedJob = (
  one: Line,
  { friendId, referrerId }: { friendId: string; referrerId: string | null },
) => {
  const { next, line } = one;
  return (booking: BookingRecord): boolean => {
    const pair = [String(booking.customerId), String(booking.workerId)];
    const worker = next.users.find(({ _id }) => _id.equals(booking.workerId));
    const isPaid = booking.status === 'completed' && booking.paid !== null;
    const isOld = isPaid && line.at.getTime() - (booking.paid?.at.getTime() ?? 0) >= WEEK_MS;
    const isGood =
      isOld &&
      booking.pricePaise >= CREDITED_JOB_PAISE &&
      worker !== undefined &&
      isProved(one, friendId) &&
      isProved(one, String(booking.customerId)) &&
      isVerified(worker);
    return isGood && pair.includes(friendId) && (referrerId === null || !pair.includes(referrerId));
  };
};

/** A worker's jobs earn two credits a month and ten in all; with several possible jobs, nothing can be concluded. */
const judgeWorkerCap = ({ world, line }: Line, jobs: readonly BookingRecord[]): void => {
  const workers = new Set(jobs.map(({ workerId }) => String(workerId)));
  const [workerId = ''] = workers;
  if (workers.size > 1) return;
  const earned = world.earned.get(workerId) ?? new Map<string, string>();
  const month = toIndiaDay(line.at).slice(0, 7);
  world.earned.set(workerId, earned.set(line.event, month));
  const times = [...earned.values()].filter((one) => one === month).length;
  const isCapped = times <= CREDITS_OF_WORKER_A_MONTH && earned.size <= CREDITS_OF_WORKER_IN_ALL;
  hold('money', isCapped, () => `the jobs of ${workerId} bring ${times} credits in ${month}`);
};

/** Referral credit comes from a friend and one of their paid jobs. */
export const judgeCredit = (one: Line): void => {
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
  const jobs = next.bookings.filter(isCreditedJob(one, friendship));
  hold('money', jobs.length > 0, () => `${line.event} is of no job that brings one`);
  judgeWorkerCap(one, jobs);
};

/** The contacts that link a person's accounts, and two people who share a phone. */
const contactsOf = (world: World, userId: string): string[] => {
  const person = personOf(world, userId);
  return person ? [person.email, person.phone] : [];
};

/** Each contact earns one friend's credit ever, and each referrer five a month and twenty in all. */
export const judgeCaps = (world: World, next: Snapshot): void => {
  const friends = new Map<string, number>();
  const months = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string, limit: number): void => {
    const times = (counts.get(key) ?? 0) + 1;
    counts.set(key, times);
    hold('money', times <= limit, () => `${key} brings ${times} credits`);
  };
  const [referrer] = world.customers;
  const credits = next.ledger.filter(({ kind }) => kind === 'credit');
  for (const [event, lines] of groupsOf(credits, (line) => line.event)) {
    hold('money', lines.length <= 2, () => `${event} is in ${lines.length} books`);
    const [last] = lines.slice(-1);
    // The referrer comes first, the friend last.
    const isOfFirst = lines.length > 1 && referrer?.userIds.includes(String(lines[0]?.userId));
    if (last && isOfFirst) count(months, toIndiaDay(last.at).slice(0, 7), FRIENDS_A_MONTH);
    if (isOfFirst) count(months, 'all months', FRIENDS_IN_ALL);
    for (const contact of contactsOf(world, String(last?.userId))) count(friends, contact, 1);
  }
};
