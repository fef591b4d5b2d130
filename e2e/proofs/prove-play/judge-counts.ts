import { now } from '#lib/platform/time/clock.ts';
import { instantInIndia, toIndiaDay } from '#lib/platform/time/india-day.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { ReviewRecord } from '#models/reviews/review.ts';
import type { UserRecord } from '#models/people/user.ts';
import { groupsOf } from './judge-life.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import { MAIL_PROVIDER, type Account, type World } from './world.ts';

const MIN_COUNTED_PAISE = 10_000;
const DAY_MS = 86_400_000;
const PROOF_MS = 30 * DAY_MS;
const YOUNG_MS = 7 * DAY_MS;
const MAX_YOUNG = 2;
const MAX_OF_DOMAIN = 3;

/** Three new mailboxes of a small mail domain begin to count each day; the others wait for the next one with room. */
const takeDay = ({ domains }: World, email: string, provedAt: Date): Date => {
  const domain = email.split('@')[1];
  if (domain === undefined || domain === MAIL_PROVIDER) return provedAt;
  const today = instantInIndia({ localDate: toIndiaDay(provedAt), minutes: 0 });
  const last = domains.get(domain);
  const day = last && last.from >= today ? last : { from: today, used: 0 };
  const isFull = day.used === MAX_OF_DOMAIN;
  const from = isFull ? new Date(day.from.getTime() + DAY_MS) : day.from;
  domains.set(domain, { from, used: isFull ? 1 : day.used + 1 });
  return from > provedAt ? from : provedAt;
};

/** Remembers every account, even after it is deleted. */
export const noteAccounts = (world: World, { users }: Snapshot): void => {
  const { accounts } = world;
  for (const { _id, email = String(_id), createdAt, emailProvedAt, phoneProvedAt } of users) {
    const known = accounts.get(String(_id));
    const provedAt = known?.provedAt ?? emailProvedAt ?? phoneProvedAt ?? null;
    const countsFrom = known?.countsFrom ?? (provedAt && takeDay(world, email, provedAt));
    accounts.set(String(_id), { email, createdAt, provedAt, countsFrom });
  }
};

interface Counting {
  world: World;
  next: Snapshot;
  worker: UserRecord;
}

const accountOf = ({ world }: Counting, id: unknown): Account => {
  const account = world.accounts.get(String(id));
  hold('counts', account !== undefined, () => `nobody was ever ${String(id)}`);
  return account;
};

const isProvedFor = ({ provedAt }: Account, doneAt: Date): boolean =>
  provedAt !== null && provedAt.getTime() <= doneAt.getTime() + PROOF_MS;

const isWaiting = ({ countsFrom }: Account): boolean => countsFrom !== null && countsFrom > now();

const monthOf = (instant: Date): string => toIndiaDay(instant).slice(0, 7);

const isYoung = (one: Counting, { customerId, startsAt }: BookingRecord): boolean =>
  startsAt.getTime() - accountOf(one, customerId).createdAt.getTime() < YOUNG_MS;

/** Identifies people by mailbox, across their accounts. */
const pairMonth = (one: Counting, { customerId, startsAt }: BookingRecord): string =>
  `${accountOf(one, customerId).email} ${monthOf(startsAt)}`;

/**
 * The jobs marked as counted: as many as the worker's count, with a proved contact, one per pair and month, few from
 * new accounts.
 */
const judgeCounted = (one: Counting, counted: readonly BookingRecord[]): void => {
  const { name, completedJobs } = one.worker;
  const times = counted.length;
  hold('counts', completedJobs === times, () => `${name} has ${completedJobs} jobs, a recount says ${times}`);
  for (const { number, customerId, endsAt } of counted)
    hold('counts', isProvedFor(accountOf(one, customerId), endsAt), () => `${number} is of someone unproved`);
  for (const { number, customerId } of counted)
    hold(
      'counts',
      !isWaiting(accountOf(one, customerId)),
      () => `${number} counts before the day of its customer’s mailbox`,
    );
  for (const [key, jobs] of groupsOf(counted, (job) => pairMonth(one, job)))
    hold('counts', jobs.length === 1, () => `${jobs.length} jobs of ${key} count for ${name}`);
  const young = counted.filter((job) => isYoung(one, job));
  for (const [day, jobs] of groupsOf(young, ({ startsAt }) => toIndiaDay(startsAt)))
    hold('counts', jobs.length <= MAX_YOUNG, () => `${jobs.length} jobs of new accounts on ${day}`);
};

/** No job is left out without a reason. */
const judgeLeftOut = (
  one: Counting,
  counted: readonly BookingRecord[],
  leftOut: readonly BookingRecord[],
): void => {
  const pairs = new Set(counted.map((job) => pairMonth(one, job)));
  const young = counted.filter((job) => isYoung(one, job));
  for (const job of leftOut) {
    const day = toIndiaDay(job.startsAt);
    const isFull = young.filter(({ startsAt }) => toIndiaDay(startsAt) === day).length === MAX_YOUNG;
    const isRight =
      !isProvedFor(accountOf(one, job.customerId), job.endsAt) ||
      isWaiting(accountOf(one, job.customerId)) ||
      pairs.has(pairMonth(one, job)) ||
      (isYoung(one, job) && isFull);
    hold('counts', isRight, () => `${job.number} does not count for ${one.worker.name}`);
  }
};

const judgeJobs = (one: Counting): void => {
  const { bookings } = one.next;
  const done = bookings.filter(
    ({ workerId, status, pricePaise }) =>
      workerId.equals(one.worker._id) && status === 'completed' && pricePaise >= MIN_COUNTED_PAISE,
  );
  const counted = done.filter(({ count }) => count && count.leftOut === undefined);
  judgeCounted(one, counted);
  judgeLeftOut(
    one,
    counted,
    done.filter((job) => !counted.includes(job)),
  );
};

const latestRating = (reviews: readonly ReviewRecord[]): number =>
  reviews.toReversed().toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]
    ?.rating ?? 0;

const judgeRatings = (one: Counting): void => {
  const { bookings, reviews } = one.next;
  const { _id, name, ratingSum, reviewCount } = one.worker;
  const done = new Map(
    bookings
      .filter(({ status, pricePaise }) => status === 'completed' && pricePaise >= MIN_COUNTED_PAISE)
      .map((job) => [String(job._id), job]),
  );
  const counted = reviews.filter(({ workerId, isUnseen, bookingId, customerId, createdAt }) => {
    const job = done.get(String(bookingId));
    // A day at its limit of new accounts counts none of their reviews either.
    const isLeftOut = job?.count?.leftOut === 'young';
    const author = accountOf(one, customerId);
    const isProved = isProvedFor(author, createdAt) && !isWaiting(author);
    return workerId.equals(_id) && !isUnseen && job !== undefined && !isLeftOut && isProved;
  });
  const pairs = groupsOf(
    counted,
    ({ customerId, createdAt }) => `${accountOf(one, customerId).email} ${monthOf(createdAt)}`,
  );
  const ratings = [...pairs.values()].map(latestRating);
  const recount = [ratings.reduce((sum, rating) => sum + rating, 0), ratings.length].join();
  const stored = [ratingSum, reviewCount].join();
  hold('counts', stored === recount, () => `${name} has ${stored}, a recount says ${recount}`);
};

/**
 * Compares the stored counts with a recount: per pair, across accounts, the latest review of a month and one job;
 * none below ₹100, none without a contact proved in time, and at most two a day from new accounts.
 */
export const judgeCounts = (world: World, next: Snapshot): void => {
  for (const worker of next.users.filter(({ role }) => role === 'worker')) {
    judgeJobs({ world, next, worker });
    judgeRatings({ world, next, worker });
  }
};
