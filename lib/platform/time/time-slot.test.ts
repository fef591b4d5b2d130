import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatClock, isOnQuarters, isWithinDay, offeredSlots, parseClock, slotLabel } from './time-slot.ts';

test('the seven offered slots are those of the specification', () => {
  assert.deepEqual(offeredSlots.map(slotLabel), [
    '6-8 AM',
    '8-10 AM',
    '10 AM-12 PM',
    '12-2 PM',
    '2-4 PM',
    '4-6 PM',
    '6-8 PM',
  ]);
});

test('midnight is 12 AM and noon is 12 PM', () => {
  assert.equal(parseClock('12:00 AM'), 0);
  assert.equal(parseClock('12:30 AM'), 30);
  assert.equal(parseClock('12:00 PM'), 720);
  assert.equal(parseClock('11:59 PM'), 1439);
  assert.equal(formatClock(0), '12:00 AM');
  assert.equal(formatClock(720), '12:00 PM');
});

test('text that is no clock time is not parsed', () => {
  for (const text of ['', '6:00 AM', '13:00 PM', '00:00 AM', '06:60 AM', '06:00', '06:00 am', ' 06:00 AM'])
    assert.equal(parseClock(text), null, text);
});

test('every minute of the day is formatted and parsed back unchanged', () => {
  fc.assert(fc.property(fc.nat(1439), (minutes) => parseClock(formatClock(minutes)) === minutes));
});

test('a slot must lie within 6 AM–8 PM, on quarters, and end after it starts', () => {
  assert.ok(isWithinDay({ start: 360, end: 1200 }));
  for (const slot of [
    { start: 345, end: 420 },
    { start: 1140, end: 1215 },
    { start: 600, end: 600 },
    { start: 600, end: 540 },
  ])
    assert.equal(isWithinDay(slot), false, JSON.stringify(slot));
  assert.ok(isOnQuarters({ start: 375, end: 495 }));
  assert.equal(isOnQuarters({ start: 370, end: 480 }), false);
});

test('a slot off the hour shows its minutes', () => {
  assert.equal(slotLabel({ start: 375, end: 480 }), '6:15-8 AM');
  assert.equal(slotLabel({ start: 690, end: 765 }), '11:30 AM-12:45 PM');
});
