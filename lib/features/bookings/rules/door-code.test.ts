import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingStatuses } from '#lib/features/bookings/contracts/booking-status.ts';
import { believableTap, closedDoor, triesLeft } from './door-code.ts';

const door = { sealed: 'sealed', tried: [] };
const asking = { asksDoorCode: true };

test('a door is closed from acceptance until the job starts', () => {
  const closed = bookingStatuses.filter((status) => closedDoor({ status, door }, asking));
  assert.deepEqual(closed, ['accepted', 'on_the_way', 'arrived']);
});

test('a door is open without a code, without a customer, and for a customer who switched the code off', () => {
  const status = 'arrived';
  assert.equal(closedDoor({ status }, asking), null);
  assert.equal(closedDoor({ status, door: null }, asking), null);
  assert.equal(closedDoor({ status, door }, undefined), null);
  assert.equal(closedDoor({ status, door }, { asksDoorCode: false }), null);
});

test('a door allows five tries', () => {
  assert.equal(triesLeft(door), 5);
  assert.equal(triesLeft({ tried: ['a', 'b', 'c', 'd'] }), 1);
  assert.equal(triesLeft({ tried: ['a', 'b', 'c', 'd', 'e'] }), 0);
});

test('a phone’s time counts only between the last step and now', () => {
  const [since, at] = [new Date(1000), new Date(2000)];
  const tell = (ms?: number) => believableTap({ tappedAt: ms === undefined ? ms : new Date(ms), since, at });
  assert.deepEqual([tell(1000), tell(2000)], [new Date(1000), new Date(2000)]);
  assert.deepEqual([tell(), tell(999), tell(2001)], [null, null, null]);
});
