import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computeWaiting, describeWaiting, findWaiting, getWaitingPrice, isWaitingTime } from './waiting.ts';

const MINUTE_MS = 60_000;
const startsAt = new Date('2026-11-22T04:30:00Z');
const endsAt = new Date('2026-11-22T06:30:00Z');
const after = (minutes: number): Date => new Date(startsAt.getTime() + minutes * MINUTE_MS);

/** A job of ₹500 for two hours, at whose door the worker waits. */
const makeJob = (since: number, arrived = -20) => ({
  ...{ status: 'arrived' as const, startsAt, endsAt, createdAt: after(-600) },
  ...{ hourlyRatePaise: null, pricePaise: 50_000, waiting: { since: after(since) } },
  history: [
    { status: 'accepted' as const, at: after(-600) },
    { status: 'arrived' as const, at: after(arrived) },
  ],
});

test('each quarter of an hour begun costs a quarter of an hour’s price, up to one hour', () => {
  const job = makeJob(0);
  const paise = [10, 10.1, 25, 25.1, 40.1, 55.1, 70.1, 119].map((minutes) =>
    computeWaiting(job, after(minutes)),
  );
  assert.deepEqual(paise, [0, 6250, 6250, 12_500, 18_750, 25_000, 25_000, 25_000]);
});

test('the price that is stated at booking is the one that is owed', () => {
  const job = makeJob(0);
  const { quarterPaise, maxPaise } = getWaitingPrice(job);
  assert.deepEqual([quarterPaise, maxPaise], [6250, 25_000]);
  assert.equal(computeWaiting(job, after(11)), quarterPaise);
  assert.equal(computeWaiting(job, after(119)), maxPaise);
});

test('waiting counts from the tap if that came later than ten minutes after the start', () => {
  assert.equal(computeWaiting(makeJob(30), after(44)), 6250);
  assert.equal(computeWaiting(makeJob(30), after(46)), 12_500);
});

test('a worker who arrives late gives the customer ten free minutes, too', () => {
  const job = makeJob(30, 30);
  const paise = [31, 40, 40.1].map((minutes) => computeWaiting(job, after(minutes)));
  assert.deepEqual(paise, [0, 0, 6250]);
  assert.equal(describeWaiting(job)?.paidFrom, after(40).toISOString());
});

test('the worker’s own hourly price decides where she has one', () => {
  assert.equal(computeWaiting({ ...makeJob(0), hourlyRatePaise: 20_000 }, after(20)), 5000);
});

test('waiting before an arrival that was undone, and after the start of the job, is none', () => {
  assert.equal(findWaiting(makeJob(5, 20)), null);
  assert.equal(computeWaiting({ ...makeJob(5), status: 'in_progress' }, after(60)), 0);
  const { waiting: _none, ...job } = makeJob(5);
  assert.equal(computeWaiting(job, after(60)), 0);
});

test('waiting can be reported from the booked start to the booked end, after the arrival', () => {
  const job = makeJob(0);
  assert.deepEqual(
    [-1, 0, 119, 120].map((minutes) => isWaitingTime(job, after(minutes))),
    [false, true, true, false],
  );
  assert.equal(isWaitingTime({ ...job, status: 'on_the_way' }, after(5)), false);
});

test('both sides read the price of waiting before it is reported', () => {
  const { waiting: _none, ...job } = makeJob(0);
  const paidFrom = after(10).toISOString();
  const terms = { paidFrom, quarterPaise: 6250, maxPaise: 25_000 };
  assert.deepEqual(describeWaiting(job), { since: null, isConfirmed: false, ...terms });
  assert.equal(describeWaiting({ ...job, status: 'accepted' }), null);
});
