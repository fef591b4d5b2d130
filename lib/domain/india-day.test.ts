import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indiaDayOf } from './india-day.ts';

test('a day in India begins half past six in the evening of the day before in UTC', () => {
  assert.equal(indiaDayOf(new Date('2026-03-01T18:29:59.999Z')), '2026-03-01');
  assert.equal(indiaDayOf(new Date('2026-03-01T18:30:00.000Z')), '2026-03-02');
});
