import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { makeBookable, makeBooking, bookingBodyFor } from '#e2e/kit/factories/bookings.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import type { BookingTry } from './writers.ts';

const WRITERS = 16;
const WORKERS_A_PAIR = 4;
const DAYS = 25;
const MINUTES = { first: 360, length: 120, last: 1200 };
const EARNERS = 4;
const JOBS_AN_EARNER = 40;

const days = Array.from({ length: DAYS }, (_, at) => addDays(toIndiaDay(now()), at + 2));
const starts = Array.from(
  { length: (MINUTES.last - MINUTES.first) / MINUTES.length },
  (_, at) => MINUTES.first + at * MINUTES.length,
);

const listRequests = async (): Promise<BookingTry[]> => {
  const wishes: BookingTry[] = [];
  for (let made = 0; made < WORKERS_A_PAIR; made += 1) {
    const bookable = await makeBookable();
    const worker = await makeSession(bookable.worker);
    for (const localDate of days)
      for (const start of starts) {
        const slot = { start, end: start + MINUTES.length };
        wishes.push({ worker, body: bookingBodyFor({ ...bookable, localDate, slot }) });
      }
  }
  return wishes;
};

const makeJobs = async () => {
  const bookable = await makeBookable();
  const [worker, customer] = [await makeSession(bookable.worker), await signIn('customer')];
  const jobs: { id: string; worker: SignedIn; customerId: string }[] = [];
  for (let at = 0; at < JOBS_AN_EARNER; at += 1) {
    const localDate = addDays(toIndiaDay(now()), -(at + 1));
    const status = 'in_progress' as const;
    const { _id } = await makeBooking({ bookable, customer: customer.user, status, localDate });
    jobs.push({ id: String(_id), worker, customerId: customer.userId });
  }
  return jobs;
};

/**
 * Sixteen customers book in pairs for the same times, sixteen people write, and four workers complete jobs and record
 * payments.
 */
export const makeLoadFixture = async () => {
  const bookers: { customer: SignedIn; wishes: BookingTry[] }[] = [];
  for (let pair = 0; pair < WRITERS / 2; pair += 1) {
    const wishes = await listRequests();
    for (const customer of [await signIn('customer'), await signIn('customer')])
      bookers.push({ customer, wishes });
  }
  const talkers: { from: SignedIn; to: string }[] = [];
  for (let at = 0; at < WRITERS; at += 1)
    talkers.push({ from: await signIn('customer'), to: (await signIn('worker')).userId });
  const earners = await Promise.all(Array.from({ length: EARNERS }, makeJobs));
  return { bookers, talkers, earners };
};
export type LoadFixture = Awaited<ReturnType<typeof makeLoadFixture>>;
