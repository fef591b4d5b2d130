import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weekdays } from '#lib/platform/time/india-day.ts';
import { applyPreset } from './hours-presets.ts';

test('a time of day replaces the slots of the working days, and Sunday goes without changing the rest', () => {
  const saved = {
    weekdays: ['SUN', 'MON'],
    timeSlots: [{ day: 'MON', start: '09:00', end: '10:00' }],
  } as const;
  assert.deepEqual(applyPreset(saved, 'mornings').timeSlots, [
    { day: 'SUN', start: '06:00', end: '12:00' },
    { day: 'MON', start: '06:00', end: '12:00' },
  ]);
  assert.deepEqual(applyPreset(saved, 'notSundays'), { weekdays: ['MON'], timeSlots: saved.timeSlots });
  assert.deepEqual(applyPreset({ weekdays: [], timeSlots: [] }, 'allDay'), { weekdays, timeSlots: [] });
});
