import {
  toDaySpan,
  isCountedPrice,
  isYoungAccount,
  MIN_COUNTED_PAISE,
  MAX_YOUNG_JOBS_PER_DAY,
  toMonthSpan,
  provedInTimeSince,
  type JobCount,
  type ExclusionReason,
} from '#lib/features/bookings/rules/counted-jobs.ts';
import type { Mover } from '#lib/features/bookings/rules/booking-transitions.ts';
import { isSamePerson } from '#lib/features/people/rules/same-person.ts';
import { markPair } from '#lib/features/people/services/steps/mark-contacts.ts';
import { countingSince, countsByNow } from '#lib/features/people/services/steps/prove-contact.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findBooking, type BookingRecord } from '#models/bookings/booking.ts';
import { countYoungJobs, hasCountedJob, listNextJobs, setJobCount } from '#models/bookings/counted-jobs.ts';
import type { Tx } from '#models/connection.ts';
import { touchUsers } from '#models/people/all-people.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { addAnswer, countCompletedJobs, removeAnswer } from '#models/people/track-record.ts';

type Id = BookingRecord['_id'];

const toPairMonth = ({ customerId, workerId, startsAt, _id }: BookingRecord) => ({
  ...{ customerId: String(customerId), workerId: String(workerId), other: _id },
  ...{ ...toMonthSpan(startsAt), minPaise: MIN_COUNTED_PAISE },
});

const workersDay = ({ workerId, startsAt }: BookingRecord) => ({
  ...{ workerId: String(workerId), ...toDaySpan(startsAt) },
});

interface Parties {
  customer: UserRecord | null;
  worker: UserRecord | null;
}

const findParties = async (
  { customerId, workerId }: BookingRecord,
  tx: Tx,
  people?: readonly UserRecord[],
): Promise<Parties> => {
  const users = people ?? (await findUsers([String(customerId), String(workerId)], tx));
  const find = (id: Id): UserRecord | null => users.find(({ _id }) => _id.equals(id)) ?? null;
  return { customer: find(customerId), worker: find(workerId) };
};

const isProved = async ({ count, endsAt }: BookingRecord, customer: UserRecord, tx: Tx): Promise<boolean> => {
  // Its proof was accepted before, perhaps when an email address was enough.
  if (count && count.leftOut !== 'unproved') return true;
  const provedAt = countingSince(customer);
  // Judged before: it counts only if the contact was verified in time.
  const isLate = count?.leftOut === 'unproved' && provedAt && endsAt < provedInTimeSince(provedAt);
  return !isLate && countsByNow(customer, 'countedJob', now(), tx);
};

const findObjection = async (
  booking: BookingRecord,
  parties: Parties,
  tx: Tx,
): Promise<ExclusionReason | null> => {
  const { customer, worker } = parties;
  // Already counted once, so its proof was checked; one number may have been proved for both since.
  if (booking.count?.leftOut === 'held')
    return customer && worker && isSamePerson(customer, worker) ? 'same_person' : null;
  if (!customer || !worker || !(await isProved(booking, customer, tx))) return 'unproved';
  return isSamePerson(customer, worker) ? 'same_person' : null;
};

const judge = async (booking: BookingRecord, tx: Tx): Promise<JobCount> => {
  const { count: before, startsAt } = booking;
  const { customer, worker } = await findParties(booking, tx);
  const leftOut = await findObjection(booking, { customer, worker }, tx);
  if (leftOut) return { leftOut };
  const pairMarks = customer && worker ? markPair({ customer, worker }, startsAt) : (before?.pairMarks ?? []);
  const isKnown = before?.leftOut === 'held';
  const isYoung = isKnown ? before.isYoung : customer && isYoungAccount(customer, startsAt);
  const count: JobCount = { pairMarks, ...(isYoung && { isYoung }) };
  if (await hasCountedJob({ ...toPairMonth(booking), pairMarks }, tx)) return { ...count, leftOut: 'pair' };
  const limit = MAX_YOUNG_JOBS_PER_DAY;
  if (isYoung && (await countYoungJobs(workersDay(booking), limit, tx)) >= limit)
    return { ...count, leftOut: 'young' };
  return count;
};

/**
 * Counts a completed job for the worker, inside the transaction that ends it: one per pair and calendar month, only
 * for customers with a verified contact, and not for tiny amounts. The worker's record serializes two jobs that end
 * at once.
 */
export const countJob = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  if (!isCountedPrice(booking)) return;
  const count = await judge(booking, tx);
  await setJobCount({ bookingId: booking._id, count }, tx);
  if (!count.leftOut) await countCompletedJobs({ workerId: String(booking.workerId), by: 1 }, tx);
  // A concurrent verification has to see the job, or retry.
  else if (count.leftOut === 'unproved') await touchUsers([String(booking.customerId)], tx);
};

/** Removes a disputed job from the count; another one may take its place. */
export const uncountJob = async (booking: BookingRecord, tx: Tx): Promise<void> => {
  if (!isCountedPrice(booking) || booking.count?.leftOut) return;
  await setJobCount({ bookingId: booking._id, count: { ...booking.count, leftOut: 'held' } }, tx);
  const month = toPairMonth(booking);
  // Older jobs don't say whether they count, so any other job of the pair counts instead.
  if (await hasCountedJob({ ...month, pairMarks: [] }, tx)) return;
  await countCompletedJobs({ workerId: month.workerId, by: -1 }, tx);
  for (const next of await listNextJobs(month, workersDay(booking), tx)) await countJob(next, tx);
};

/** Counts a job whose customer has now verified a contact. */
export const countProvedJob = async (bookingId: string, tx: Tx): Promise<void> => {
  const booking = await findBooking(bookingId, tx);
  if (booking?.status === 'completed' && booking.count?.leftOut === 'unproved') await countJob(booking, tx);
};

/** Reviews count only while their job does: recounts them after the commit. */
export const recountReview = async ({ _id, review, customerReview }: BookingRecord, tx: Tx) => {
  if (review || customerReview)
    await writeOutbox({ kind: 'reviewCount', payload: { bookingId: String(_id) } }, tx);
};

const MINUTE_MS = 60_000;

const minutesUntil = ({ createdAt }: BookingRecord, answeredAt: Date): number =>
  Math.max(0, Math.ceil((answeredAt.getTime() - createdAt.getTime()) / MINUTE_MS));

interface Ended {
  before: BookingRecord;
  moved: BookingRecord;
  mover: Mover;
  at: Date;
  /** Both people, if already loaded. */
  people?: readonly UserRecord[];
}

/**
 * Records how long a request waited for the worker's answer, or until its deadline. Requests that ended otherwise, or
 * that the worker made as a customer, say nothing about the worker.
 */
export const countAnswer = async ({ before, moved, mover, at, people }: Ended, tx: Tx): Promise<void> => {
  if (before.status !== 'pending') return;
  // The worker's answer was the suggestion that the customer agrees to. One that is never answered doesn't count.
  const isAgreed = mover === 'customer' && moved.status === 'accepted';
  const isAnswered =
    isAgreed || (mover === 'worker' && (moved.status === 'accepted' || moved.status === 'rejected'));
  if (!isAnswered && moved.status !== 'expired') return;
  const { customer, worker } = await findParties(before, tx, people);
  if (customer && worker && isSamePerson(customer, worker)) return;
  const answeredAt = isAgreed ? (before.proposal?.proposedAt ?? at) : at;
  const until = isAnswered ? answeredAt : (before.expiresAt ?? at);
  await addAnswer({ workerId: String(before.workerId), minutes: minutesUntil(before, until) }, tx);
};

/** Removes the answer of an acceptance that was undone. */
export const uncountAnswer = async (booking: BookingRecord, acceptedAt: Date, tx: Tx): Promise<void> => {
  const { customer, worker } = await findParties(booking, tx);
  if (customer && worker && isSamePerson(customer, worker)) return;
  await removeAnswer({ workerId: String(booking.workerId), minutes: minutesUntil(booking, acceptedAt) }, tx);
};
