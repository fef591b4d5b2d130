import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTransaction } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { countJob } from './count-job.ts';

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
