import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCountedPrice, toMonthSpan } from './counted-jobs.ts';

const bounds = (instant: string) => {
  const { since, until } = toMonthSpan(new Date(instant));
  return [since.toISOString(), until.toISOString()];
};

test('a month begins and ends at midnight in India, over the new year too', () => {
  const march = ['2027-02-28T18:30:00.000Z', '2027-03-31T18:30:00.000Z'];
  assert.deepEqual(bounds('2027-02-28T18:30:00.000Z'), march);
  assert.deepEqual(bounds('2027-03-31T18:29:59.999Z'), march);
  assert.deepEqual(bounds('2026-12-31T18:00:00Z'), ['2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z']);
});

test('a job counts if it costs at least ₹100', () => {
  assert.deepEqual(
    [0, 9_999, 10_000].map((pricePaise) => isCountedPrice({ pricePaise })),
    [false, false, true],
  );
});
