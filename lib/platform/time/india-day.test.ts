import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, toIndiaDay, toIndiaMinutes, instantInIndia, toWeekday } from './india-day.ts';

test('a day in India begins at 18:30 UTC of the day before', () => {
  assert.equal(toIndiaDay(new Date('2026-03-01T18:29:59.999Z')), '2026-03-01');
  assert.equal(toIndiaDay(new Date('2026-03-01T18:30:00.000Z')), '2026-03-02');
});

test('a time of day in India is converted to an instant and back', () => {
  const midnight = instantInIndia({ localDate: '2026-11-22', minutes: 0 });
  assert.equal(midnight.toISOString(), '2026-11-21T18:30:00.000Z');
  assert.equal(toIndiaDay(midnight), '2026-11-22');
  assert.equal(toIndiaMinutes(midnight), 0);
  const noon = instantInIndia({ localDate: '2026-11-22', minutes: 720 });
  assert.equal(noon.toISOString(), '2026-11-22T06:30:00.000Z');
  assert.equal(toIndiaMinutes(noon), 720);
});

test('weekdays and neighbouring days are right across months and leap days', () => {
  assert.equal(toWeekday('2026-11-22'), 'SUN');
  assert.equal(toWeekday('2026-11-28'), 'SAT');
  assert.equal(addDays('2026-11-30', 1), '2026-12-01');
  assert.equal(addDays('2028-02-28', 1), '2028-02-29');
  assert.equal(addDays('2026-01-01', -1), '2025-12-31');
});
