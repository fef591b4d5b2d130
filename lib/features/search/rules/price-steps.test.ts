import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jobSteps, withStep } from './price-steps.ts';

test('maximum job prices are round amounts above the lowest price', () => {
  assert.deepEqual(jobSteps(28_000), [350, 450, 650]);
  assert.deepEqual(jobSteps(49_900), [650, 800, 1100]);
  assert.deepEqual(jobSteps(250_000), [3500, 4000, 5500]);
  assert.deepEqual(jobSteps(100), [50]);
});

test('the amount from the URL is listed once', () => {
  assert.deepEqual(withStep([150, 300], 200), [150, 200, 300]);
  assert.deepEqual(withStep([150, 300], 300), [150, 300]);
  assert.deepEqual(withStep([150, 300], 0), [150, 300]);
});
