import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryAt } from './retry-at.ts';

const at = new Date('2026-03-01T10:00:00Z');
const secondsUntil = (attempts: number, random: number): number | null => {
  const next = retryAt({ attempts, at, random });
  return next && (next.getTime() - at.getTime()) / 1000;
};

test('retries come quickly at first, then hourly, with up to half the wait as jitter', () => {
  assert.deepEqual(
    [1, 2, 3].map((attempts) => secondsUntil(attempts, 1)),
    [2, 4, 8],
  );
  assert.deepEqual(
    [20, 89].map((attempts) => secondsUntil(attempts, 1)),
    [3600, 3600],
  );
  assert.equal(secondsUntil(20, 0), 1800);
});

test('retries go on for more than a day, then end', () => {
  const seconds = Array.from({ length: 89 }, (_, index) => secondsUntil(index + 1, 0) ?? 0);
  assert.ok(seconds.reduce((sum, wait) => sum + wait, 0) > 86_400);
  assert.equal(secondsUntil(90, 0), null);
});
