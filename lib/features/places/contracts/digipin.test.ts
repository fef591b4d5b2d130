import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { kilometresBetween } from '#lib/features/places/rules/geo.ts';
import { formatDigipin, toDigipin, toPoint } from './digipin.ts';

const published = [
  ['Dak Bhawan', { lat: 28.622788, lng: 77.213033 }, '39J-49L-L8T4'],
  ['Bengaluru', { lat: 12.9716, lng: 77.5946 }, '4P3-JK8-52C9'],
] as const;

for (const [name, point, digipin] of published)
  test(`the published pair of ${name} is found both ways`, () => {
    assert.equal(toDigipin(point), digipin);
    const centre = toPoint(digipin);
    assert.ok(centre && kilometresBetween(centre, point) < 0.003);
  });

test('the corners of the grid have their symbols, and beyond it there is none', () => {
  assert.equal(toDigipin({ lat: 38.5, lng: 63.5 }), 'FFF-FFF-FFFF');
  assert.equal(toDigipin({ lat: 38.5, lng: 99.5 }), '888-888-8888');
  assert.equal(toDigipin({ lat: 2.5, lng: 63.5 }), 'LLL-LLL-LLLL');
  assert.equal(toDigipin({ lat: 2.5, lng: 99.5 }), 'TTT-TTT-TTTT');
  assert.equal(toDigipin({ lat: 51.5, lng: -0.1 }), null);
  assert.equal(toDigipin({ lat: Number.NaN, lng: 77 }), null);
});

test('a point and the centre of its cell have the same DIGIPIN and are less than three metres apart', () => {
  const points = fc.record({
    lat: fc.double({ min: 2.5, max: 38.5, noNaN: true }),
    lng: fc.double({ min: 63.5, max: 99.5, noNaN: true }),
  });
  fc.assert(
    fc.property(points, (point) => {
      const digipin = toDigipin(point);
      assert.ok(digipin !== null);
      const centre = toPoint(digipin);
      assert.ok(centre !== null && kilometresBetween(centre, point) < 0.003);
      assert.equal(toDigipin(centre), digipin);
    }),
  );
});

describe('a typed DIGIPIN', () => {
  for (const typed of ['39J-49L-L8T4', '39j49ll8t4', ' 39J 49L L8T4 '])
    test(`'${typed}' is read`, () => assert.equal(formatDigipin(typed), '39J-49L-L8T4'));

  for (const typed of ['', '39J-49L-L8T', '39J-49L-L8T41', '39A-49L-L8T4', '1234567890'])
    test(`'${typed}' is none`, () => assert.equal(toPoint(formatDigipin(typed)), null));
});
