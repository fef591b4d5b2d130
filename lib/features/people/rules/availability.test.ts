import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeAvailability } from './availability.ts';
import { weekdays, type Weekday } from '#lib/platform/time/india-day.ts';

const slot = (day: Weekday, start: string, end: string) => ({ day, start, end });

test('days that have windows are added to the working days, in week order and once each', () => {
  const merged = mergeAvailability({
    weekdays: ['SAT', 'MON', 'SAT'],
    timeSlots: [slot('WED', '09:00', '12:00')],
  });
  assert.deepEqual(merged.weekdays, ['MON', 'WED', 'SAT']);
});

test('overlapping or touching windows of one day are merged; other days stay apart', () => {
  const { timeSlots } = mergeAvailability({
    weekdays: [],
    timeSlots: [
      slot('MON', '14:00', '16:00'),
      slot('MON', '09:00', '12:00'),
      slot('TUE', '10:00', '11:00'),
      slot('MON', '11:00', '13:00'),
      slot('MON', '09:30', '10:00'),
      slot('MON', '16:00', '18:00'),
    ],
  });
  assert.deepEqual(timeSlots, [
    slot('MON', '09:00', '13:00'),
    slot('MON', '14:00', '18:00'),
    slot('TUE', '10:00', '11:00'),
  ]);
});

test('merged windows cover the same quarter hours, and merging again changes nothing', () => {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const clock = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  const covered = (slots: readonly ReturnType<typeof slot>[]) =>
    new Set(
      slots.flatMap(({ day, start, end }) =>
        Array.from(
          { length: (minutes(end) - minutes(start)) / 15 },
          (_, at) => `${day} ${minutes(start) / 15 + at}`,
        ),
      ),
    );
  for (let seed = 1; seed <= 200; seed += 1) {
    const timeSlots = Array.from({ length: seed % 12 }, (_, at) => {
      const start = (seed * 31 + at * 17) % 90;
      const end = Math.min(95, start + 1 + ((seed + at * 7) % 20));
      return slot(weekdays[(seed + at) % 3] ?? 'SUN', clock(start), clock(end));
    });
    const merged = mergeAvailability({ weekdays: [], timeSlots });
    assert.deepEqual(mergeAvailability(merged), merged);
    assert.deepEqual(covered(merged.timeSlots), covered(timeSlots));
  }
});
