import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePaise } from './parse-paise.ts';
import { toPaise, toRupees } from './rupees.ts';

test('rupees become whole paise and come back unchanged', () => {
  assert.deepEqual([250, 99.99, 0.29, 1.1, 4.35].map(toPaise), [25_000, 9999, 29, 110, 435]);
  for (let paise = 0; paise <= 10_000; paise += 1) assert.equal(toPaise(toRupees(paise)), paise);
});

test('typed rupees keep fractions of a paisa for the contract to reject', () => {
  assert.deepEqual(['250', '1.1', '௨௫௦.௫', '0.005'].map(parsePaise), [25_000, 110, 25_050, 0.5]);
  assert.equal(parsePaise('ten'), NaN);
});
