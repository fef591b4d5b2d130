import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serves } from './serves.ts';

const at = (lat: number, cityKey: string | null = null) => ({
  cityKey,
  point: { coordinates: [80.9, lat] as const },
});
const worker = (areaRangeKm: number | null, cityKey: string | null = 'lucknow') => ({
  ...at(26.8, cityKey),
  areaRangeKm,
});
// One degree of latitude is 111.195 km.
const away = (km: number, cityKey: string | null = 'kanpur') => at(26.8 + km / 111.195, cityKey);

test('a worker serves places within their range, or within 5 km if none is set', () => {
  assert.deepEqual(
    [4.9, 5.1].map((km) => serves(worker(null), away(km))),
    [true, false],
  );
  assert.deepEqual(
    [14.9, 15.1, 420].map((km) => serves(worker(15), away(km))),
    [true, false, false],
  );
});

test('a worker serves their whole city, even a large one', () => {
  assert.equal(serves(worker(5), away(30, 'lucknow')), true);
  assert.equal(serves(worker(5, null), away(30, null)), false, 'two unknown cities are not the same one');
});

test('a worker serves a place whose distance cannot be measured', () => {
  assert.equal(serves(worker(5), { cityKey: 'kanpur', point: null }), true);
  assert.equal(serves({ cityKey: 'kanpur', point: null, areaRangeKm: 5 }, away(420)), true);
});
