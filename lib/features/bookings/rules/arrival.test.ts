import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimateArrival, findSighting, toSighting } from './arrival.ts';

const setOutAt = new Date('2026-11-22T04:00:00Z');
const after = (minutes: number): Date => new Date(setOutAt.getTime() + minutes * 60_000);

const makeBooking = (distanceKm: number | null) => ({
  ...{ status: 'on_the_way' as const, distanceKm, createdAt: after(-900).toISOString() },
  history: [{ status: 'on_the_way' as const, by: 'worker' as const, at: setOutAt.toISOString() }],
});

test('the way takes longer with the distance, in steps of five minutes', () => {
  const minutes = [0, 1, 5, 10].map((km) => estimateArrival(makeBooking(km), setOutAt)?.minutes);
  assert.deepEqual(minutes, [5, 10, 30, 50]);
});

test('an estimate is shown until its time has passed', () => {
  const booking = makeBooking(5);
  assert.deepEqual(estimateArrival(booking, after(29)), { setOutAt, minutes: 30 });
  assert.equal(estimateArrival(booking, after(30)), null);
});

test('nothing is estimated without a distance, for a very long way, and before or after the way', () => {
  assert.equal(estimateArrival(makeBooking(null), setOutAt), null);
  assert.equal(estimateArrival(makeBooking(40), setOutAt), null);
  for (const status of ['accepted', 'arrived', 'in_progress'] as const)
    assert.equal(estimateArrival({ ...makeBooking(5), status }, setOutAt), null, status);
});

test('a position is blurred to about a hundred metres', () => {
  assert.deepEqual(toSighting({ lat: 27.1751448, lng: -78.0421422 }, setOutAt), {
    ...{ lat: 27.175, lng: -78.042, at: setOutAt },
  });
});

test('a position is shown for ten minutes, and only on the way', () => {
  const sighting = toSighting({ lat: 27, lng: 78 }, setOutAt);
  const find = (minutes: number) => findSighting({ status: 'on_the_way', sighting }, after(minutes));
  assert.deepEqual([find(9.99), find(10)], [sighting, null]);
  for (const status of ['accepted', 'arrived', 'cancelled'] as const)
    assert.equal(findSighting({ status, sighting }, setOutAt), null, status);
  assert.equal(findSighting({ status: 'on_the_way' }, setOutAt), null);
});
