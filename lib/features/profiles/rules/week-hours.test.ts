import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeAvailability, type Availability } from '#lib/features/people/rules/availability.ts';
import { weekdays, toWeekday } from '#lib/platform/time/india-day.ts';
import { weekHours } from './week-hours.ts';

const shown = (availability: Availability | null) =>
  weekHours(availability).map(({ from, to, windows }) => {
    const hours = windows.map(({ start, end }) => `${start / 60}–${end / 60}`).join(' ');
    return `${toWeekday(from)}–${toWeekday(to)} ${hours}`.trim();
  });

test('a worker without saved hours works every day from 6 to 20', () => {
  assert.deepEqual(shown(null), ['MON–SUN 6–20']);
});

test('a day off is closed; a working day without hours is open from 6 to 20', () => {
  const timeSlots = [
    { day: 'TUE', start: '16:00', end: '18:00' },
    { day: 'TUE', start: '08:00', end: '12:00' },
  ] as const;
  assert.deepEqual(shown(mergeAvailability({ weekdays: ['MON', 'TUE', 'SAT'], timeSlots })), [
    'MON–MON 6–20',
    'TUE–TUE 8–12 16–18',
    'WED–FRI',
    'SAT–SAT 6–20',
    'SUN–SUN',
  ]);
});

test('consecutive days with the same hours are grouped, across the weekend too', () => {
  const timeSlots = weekdays.map((day) => ({ day, start: '07:00', end: '20:00' }));
  assert.deepEqual(shown({ weekdays, timeSlots }), ['MON–SUN 7–20']);
});
