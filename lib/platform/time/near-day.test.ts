import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearDay } from './near-day.ts';

// 11:30 PM on the 21st in India, and an hour later.
const late = new Date('2026-11-21T18:00:00Z');
const pastMidnight = new Date('2026-11-21T19:00:00Z');

test('today and tomorrow follow India’s calendar at any time of day', () => {
  assert.equal(nearDay('2026-11-21', late), 'today');
  assert.equal(nearDay('2026-11-22', late), 'tomorrow');
  assert.equal(nearDay('2026-11-23', late), null);
  assert.equal(nearDay('2026-11-22', pastMidnight), 'today');
  assert.equal(nearDay('2026-11-21', pastMidnight), null);
});
