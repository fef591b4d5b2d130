import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualAnswerHours } from './usual-answer.ts';

test('shows the usual response time from five answers on, in hours, rounded up', () => {
  assert.equal(usualAnswerHours([1, 1, 1, 1]), null);
  assert.equal(usualAnswerHours([0, 0, 0, 0, 0]), 1);
  assert.equal(usualAnswerHours([10, 60, 60, 90, 500]), 1);
  assert.equal(usualAnswerHours([500, 61, 10, 90, 20]), 2);
  assert.equal(usualAnswerHours([60, 60, 60, 62, 600, 700]), 2, 'of an even number the middle of two');
});

test('barely counts one slow answer, and uses only the last twenty', () => {
  assert.equal(usualAnswerHours([5, 5, 5, 5, 5, 5, 9999]), 1);
  const slow = Array.from({ length: 30 }, () => 600);
  assert.equal(usualAnswerHours([...slow, ...Array.from({ length: 20 }, () => 30)]), 1);
});
