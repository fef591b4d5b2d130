import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eventually } from '#e2e/kit/eventually.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { database } from '#models/connection.ts';
import { refundPoints, resetLimiters, spendPoint } from './limiter.ts';
import { assertEach } from '#e2e/kit/assert-each.ts';

useTestDatabase();
beforeEach(resetLimiters);

const rule = { name: 'test', points: 10, seconds: 60, shared: true, leaseSize: 5 };

const spend = (times: number, caller = 'asha'): Promise<(number | null)[]> =>
  Promise.all(Array.from({ length: times }, () => spendPoint(rule, caller)));

const storedPoints = async (caller = 'asha'): Promise<number> => {
  const row = await database()
    .collection('rateLimits')
    .findOne({ key: `test:${caller}` });
  return Number(row?.['points'] ?? 0);
};

test('concurrent calls take one lease of points, the next call another', async () => {
  await spend(5);
  assert.equal(await storedPoints(), 5);
  await spend(1);
  assert.equal(await storedPoints(), 10);
  assert.equal(await storedPoints('ravi'), 0);
});

test('concurrent calls pass exactly as often as there are points', async () => {
  const waits = await spend(14);
  assert.equal(waits.filter((seconds) => seconds === null).length, 10);
  assertEach(waits, (seconds) => seconds === null || (seconds > 0 && seconds <= 60));
});

test('servers never let more through than the limit, and each wastes less than a lease', async () => {
  const onAnotherServer = async (times: number): Promise<number> => {
    resetLimiters();
    return (await spend(times)).filter((seconds) => seconds === null).length;
  };
  const wasteful = [await onAnotherServer(1), await onAnotherServer(3), await onAnotherServer(3)];
  assert.deepEqual(wasteful, [1, 3, 0]);
});

test('a refund also drops points that are leased but unspent', async () => {
  await spend(1);
  await refundPoints(rule, 'asha');
  assert.deepEqual(await spend(10), Array(10).fill(null));
});

test('unspent points of a lease expire with the window', async () => {
  // Long enough for a busy machine to spend the ten points below within one window.
  const short = { ...rule, name: 'short', seconds: 4 };
  const windowEnd = async (): Promise<number> => {
    await spendPoint(short, 'asha');
    const row = await database().collection('rateLimits').findOne({ key: 'short:asha' });
    return Number(row?.['expire']);
  };
  const first = await windowEnd();
  await eventually(async () => (await windowEnd()) > first);
  // One point of the new window is spent already.
  const waits = await Promise.all(Array.from({ length: 10 }, () => spendPoint(short, 'asha')));
  assert.equal(waits.filter((seconds) => seconds === null).length, 9);
});
