import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { sayAllWellContract } from '#lib/features/bookings/contracts/visit-safety.ts';
import { overtimeDueAt } from '#lib/features/bookings/rules/visit-safety.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, signIn } from '#e2e/kit/factories/users.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';
import { remindOfBookings } from './close-bookings.ts';

const { other } = useTwoServers();
const there = bookingClient(other);

afterEach(resetClock);

const HOUR_MS = 3_600_000;
/** The worker's time to answer by day. */
const SILENCE_MS = 15 * 60_000;

/** Asks whether all is well, on several servers, and lets the time to answer pass. */
const askInVain = async (): Promise<void> => {
  await Promise.all([remindOfBookings(), remindOfBookings()]);
  setClock(new Date(now().getTime() + SILENCE_MS));
};

/** A job that ended an hour ago by the booking, so that its question is due; its worker has an agency. */
const makeLateJob = async () => {
  const broker = await signIn('broker');
  const bookable = await makeBookable({ brokerId: broker.user._id });
  const endsAt = new Date(now().getTime() - HOUR_MS);
  const startsAt = new Date(endsAt.getTime() - 2 * HOUR_MS);
  const span = { startsAt, endsAt, localDate: toIndiaDay(startsAt) };
  const remindAt = overtimeDueAt(endsAt);
  const booking = await makeBooking({ bookable, status: 'in_progress', ...span, remindAt });
  const [worker, params] = [await makeSession(bookable.worker), { id: String(booking._id) }];
  const countTold = async (): Promise<number> =>
    (await readNews(broker.user)).filter((news) => news === 'overtime_silent').length;
  return { answer: () => there.send(worker, sayAllWellContract, { params }), countTold };
};

test('an agency is told at most once while the worker answers on another server, and never after it', async () => {
  const jobs = await Promise.all([1, 2, 3, 4, 5].map(makeLateJob));
  await askInVain();
  await Promise.all([remindOfBookings(), remindOfBookings(), ...jobs.map(({ answer }) => answer())]);
  const told = await Promise.all(jobs.map(({ countTold }) => countTold()));
  assertEach(told, (times) => times <= 1, 'told at most once');
  for (const { answer } of jobs) expectSuccess(await answer(), sayAllWellContract);
  await Promise.all([remindOfBookings(), remindOfBookings()]);
  assert.deepEqual(await Promise.all(jobs.map(({ countTold }) => countTold())), told);
});

test('an agency is told exactly once where no one answers, also by several servers', async () => {
  const { countTold } = await makeLateJob();
  await askInVain();
  assert.equal(await countTold(), 0, 'not together with the question');
  await Promise.all([remindOfBookings(), remindOfBookings(), remindOfBookings()]);
  assert.equal(await countTold(), 1);
});
