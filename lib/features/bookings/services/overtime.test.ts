import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { sayAllWellContract } from '#lib/features/bookings/contracts/visit-safety.ts';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { makeVisits } from '#e2e/kit/claimed-visit.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { remindOfBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const makeVisit = makeVisits(url);
afterEach(resetClock);

/**
 * The booked end is at 12 noon, an hour and a half after the first claim would be possible. The clock goes on while the
 * question is asked, so its quarter of an hour ends a little later.
 */
const AFTER_END = { asked: 2, silent: 2.26 };

const join = async (worker: SignedIn, broker: SignedIn): Promise<void> => {
  const set = { $set: { brokerId: broker.user._id } };
  await database().collection('users').updateOne({ _id: worker.user._id }, set);
};

/** A job that has begun this many hours after the first claim would be possible, of a worker with an agency. */
const makeJob = async (begun = 0) => {
  const visit = await makeVisit();
  const { worker, params, goOn } = visit;
  const broker = await signIn('broker');
  await join(worker, broker);
  goOn(begun);
  await visit.move('worker', 'in_progress');
  return {
    ...{ ...visit, broker },
    answer: (who = worker) => send(who, sayAllWellContract, { params }),
    /** As a screen does, which names the question that it shows. */
    answerTo: (askedAt: string | null) => send(worker, sayAllWellContract, { params, body: { askedAt } }),
    /** Runs the scheduled task on two servers at once. */
    remindAt: async (hours: number) => {
      goOn(hours);
      await Promise.all([remindOfBookings(), remindOfBookings()]);
    },
  };
};

test('both are asked once whether all is well, half an hour after the booked end', async () => {
  const { customer, worker, broker, remindAt, read } = await makeJob();
  await remindAt(AFTER_END.asked - 0.1);
  assert.deepEqual(await readNews(worker.user), []);
  await remindAt(AFTER_END.asked);
  await remindAt(AFTER_END.asked + 0.1);
  assert.deepEqual(await readNews(worker.user), ['overtime']);
  assert.deepEqual(await readNews(customer.user), ['in_progress', 'overtime']);
  assert.deepEqual(await readNews(broker.user), []);
  assert.deepEqual([(await read('worker')).asksIfWell, (await read('customer')).asksIfWell], [true, false]);
});

test('without the worker’s answer the agency is told once, a quarter of an hour later', async () => {
  const { broker, remindAt } = await makeJob();
  await remindAt(AFTER_END.asked);
  await remindAt(AFTER_END.silent);
  await remindAt(AFTER_END.silent + 1);
  assert.deepEqual(await readNews(broker.user), ['overtime_silent']);
});

test('a job that begins after its booked end is asked about first, too, and the agency is told later', async () => {
  const { worker, broker, remindAt } = await makeJob(2.25);
  for (const [hours, own, agency] of [
    [2.7, [], []],
    [2.8, ['overtime'], []],
    [3.1, ['overtime'], ['overtime_silent']],
  ] as const) {
    await remindAt(hours);
    assert.deepEqual([await readNews(worker.user), await readNews(broker.user)], [own, agency], `${hours}`);
  }
});

interface EveningJob {
  start: string;
  end: string;
  begun: string;
}

/**
 * A job of tomorrow, of a worker with an agency; runs the scheduled task at these times, on two servers at once. The
 * clock goes on while it asks, so seconds are left before and after each moment.
 */
const followEvening = async ({ start, end, begun }: EveningJob, times: readonly string[]) => {
  const bookable = await makeBookable();
  const localDate = dayAhead(1);
  const at = (clock: string): Date => new Date(`${localDate}T${clock}+05:30`);
  const span = { localDate, startsAt: at(start), endsAt: at(end) };
  const booking = await makeBooking({ bookable, status: 'arrived', ...span });
  setClock(at(begun));
  const [worker, broker] = [await makeSession(bookable.worker), await signIn('broker')];
  await join(worker, broker);
  const parts = { params: { id: String(booking._id) }, body: { status: 'in_progress' } };
  expectSuccess(await send(worker, setBookingStatusContract, parts), setBookingStatusContract);
  const told: string[] = [];
  for (const clock of times) {
    setClock(at(clock));
    await Promise.all([remindOfBookings(), remindOfBookings()]);
    const news = [...(await readNews(worker.user)), ...(await readNews(broker.user))];
    told.push(`${clock} ${news.join(' ')}`.trim());
  }
  return told;
};

test('at night both are asked after a quarter of an hour, and the agency is told half of that later', async () => {
  const job = { start: '18:00:00', end: '20:00:00', begun: '18:30:00' };
  assert.deepEqual(await followEvening(job, ['20:14:50', '20:15:00', '20:22:20', '20:22:40', '21:00:00']), [
    '20:14:50',
    '20:15:00 overtime',
    '20:22:20 overtime',
    '20:22:40 overtime overtime_silent',
    '21:00:00 overtime overtime_silent',
  ]);
});

test('after a downtime the worker has the whole time to answer from the question on, half of it at night', async () => {
  const job = { start: '15:00:00', end: '17:00:00', begun: '15:30:00' };
  // By day both would have been over at 17:45.
  assert.deepEqual(await followEvening(job, ['19:30:00', '19:44:50', '19:45:10', '20:30:00']), [
    '19:30:00 overtime',
    '19:44:50 overtime',
    '19:45:10 overtime overtime_silent',
    '20:30:00 overtime overtime_silent',
  ]);
  resetClock();
  assert.deepEqual(await followEvening(job, ['20:05:00', '20:12:20', '20:12:40', '20:30:00']), [
    '20:05:00 overtime',
    '20:12:20 overtime',
    '20:12:40 overtime overtime_silent',
    '20:30:00 overtime overtime_silent',
  ]);
});

test('the worker’s answer ends the questions', async () => {
  const { broker, answer, remindAt, read } = await makeJob();
  await remindAt(AFTER_END.asked);
  expectSuccess(await answer(), sayAllWellContract);
  expectSuccess(await answer(), sayAllWellContract);
  assert.equal((await read('worker')).asksIfWell, false);
  await remindAt(AFTER_END.silent);
  assert.deepEqual(await readNews(broker.user), []);
});

test('a word from before the question is no answer to it, however late it arrives', async () => {
  const { broker, answerTo, remindAt, goOn, read } = await makeJob();
  goOn(AFTER_END.asked - 0.1);
  const shown = (await read('worker')).overtimeAskedAt;
  assert.equal(shown, null);
  await remindAt(AFTER_END.asked);
  assert.equal(expectRefusal(await answerTo(shown), 409).code, 'booking_changed');
  await remindAt(AFTER_END.silent);
  assert.deepEqual(await readNews(broker.user), ['overtime_silent']);
  assert.equal((await read('customer')).overtimeAskedAt, null);
  const { overtimeAskedAt } = await read('worker');
  expectSuccess(await answerTo(overtimeAskedAt), sayAllWellContract);
  assert.equal((await read('worker')).asksIfWell, false);
});

test('a worker who says before the question that all is well is not asked', async () => {
  const { worker, answerTo, remindAt, goOn } = await makeJob();
  goOn(AFTER_END.asked - 0.1);
  expectSuccess(await answerTo(null), sayAllWellContract);
  await remindAt(AFTER_END.silent);
  assert.deepEqual(await readNews(worker.user), []);
});

test('a job that is completed in time is not asked about', async () => {
  const { customer, move, goOn, remindAt } = await makeJob();
  goOn(1);
  await move('worker', 'completed');
  await remindAt(AFTER_END.silent);
  assert.ok(!(await readNews(customer.user)).includes('overtime'));
});

test('only the worker answers, and not before the booked end', async () => {
  const { customer, answer, goOn } = await makeJob();
  assert.equal(expectRefusal(await answer(), 409).code, 'illegal_move');
  goOn(AFTER_END.asked);
  expectRefusal(await answer(customer), 403);
});
