import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayRing } from './ring-hours.ts';

test('a request rings from 7 AM until 10 PM in India, to the minute', () => {
  const inIndia = (clock: string): boolean => mayRing(new Date(`2026-11-27T${clock}+05:30`));
  assert.deepEqual(['06:59:59', '07:00:00', '21:59:59', '22:00:00', '00:00:00'].map(inIndia), [
    false,
    true,
    true,
    false,
    false,
  ]);
});
