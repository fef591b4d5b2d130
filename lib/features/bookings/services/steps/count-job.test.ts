import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTransaction } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { countAnswer, countJob } from './count-job.ts';

useTestDatabase();

const makePair = async () => {
  const [bookable, customer] = await Promise.all([makeBookable(), makeUser()]);
  return {
    done: (day: string, pricePaise = 50_000) => {
      const startsAt = new Date(`${day}T06:00:00Z`);
      return makeBooking({ bookable, customer, status: 'completed', localDate: day, startsAt, pricePaise });
    },
    jobs: async () => (await findUser(String(bookable.worker._id)))?.completedJobs,
  };
};

test('completed jobs count once per customer and month, and only from ₹100', async () => {
  const { done, jobs } = await makePair();
  const count = async (day: string, pricePaise?: number) => {
    const booking = await done(day, pricePaise);
    await inTransaction((tx) => countJob(booking, tx));
    return jobs();
  };
  assert.equal(await count('2027-03-01', 9_999), 0);
  assert.equal(await count('2027-03-02', 10_000), 1);
  assert.equal(await count('2027-03-31'), 1);
  assert.equal(await count('2027-04-01'), 2);
});

test('jobs of one pair that end at the same time count once', async () => {
  const { done, jobs } = await makePair();
  const end = (day: string) =>
    inTransaction(async (tx) => {
      const booking = await done(day);
      await countJob(booking, tx);
    });
  await end('2027-05-03');
  await Promise.all(['2027-05-04', '2027-05-05', '2027-05-06'].map(end));
  assert.equal(await jobs(), 1);
});

test('keeps the waiting time of the last twenty requests, and shows it in hours from five on', async () => {
  const [bookable, customer] = await Promise.all([makeBookable(), makeUser()]);
  const workerId = String(bookable.worker._id);
  const booking = await makeBooking({ bookable, customer });
  const answer = async (to: 'accepted' | 'rejected' | 'expired' | 'cancelled', minutes: number) => {
    const at = new Date(booking.createdAt.getTime() + minutes * 60_000);
    // For an expired request the deadline counts, not when it was noticed.
    const before = to === 'expired' ? { ...booking, expiresAt: at } : booking;
    const mover = to === 'expired' ? 'system' : to === 'cancelled' ? 'customer' : 'worker';
    const ended = { before, moved: { ...booking, status: to }, mover, at } as const;
    const late = new Date(at.getTime() + 3_600_000);
    await inTransaction((tx) => countAnswer({ ...ended, ...(to === 'expired' && { at: late }) }, tx));
    const worker = await findUser(workerId);
    return [worker?.answers?.minutes.at(-1), worker?.answers?.hours];
  };
  for (const minutes of [61, 62, 63]) await answer('accepted', minutes);
  assert.deepEqual(await answer('rejected', 59), [59, null]);
  assert.deepEqual(await answer('cancelled', 1), [59, null], 'what the customer takes back is no answer');
  assert.deepEqual(await answer('expired', 120), [120, 2]);
  for (let time = 0; time < 20; time += 1) await answer('accepted', 5);
  const worker = await findUser(workerId);
  assert.deepEqual([worker?.answers?.minutes.length, worker?.answers?.hours], [20, 1]);
});
