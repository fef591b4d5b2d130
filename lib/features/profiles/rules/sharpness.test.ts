import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharpnessOf } from './sharpness.ts';

const WIDTH = 40;

const picture = (greyAt: (x: number, y: number) => number): number[] =>
  Array.from({ length: WIDTH * WIDTH }, (_, at) => {
    const grey = greyAt(at % WIDTH, Math.floor(at / WIDTH));
    return [grey, grey, grey, 255];
  }).flat();

test('lines are sharp, and the same lines out of focus are not', () => {
  const lines = picture((x) => (Math.floor(x / 4) % 2) * 255);
  const smear = picture((x) => 127 + 60 * Math.sin(x / 8));
  assert.ok(sharpnessOf(lines, WIDTH) > 1000);
  assert.ok(sharpnessOf(smear, WIDTH) < 20);
});

test('a picture of one colour, or of no points, has no edge', () => {
  assert.equal(
    sharpnessOf(
      picture(() => 200),
      WIDTH,
    ),
    0,
  );
  assert.equal(sharpnessOf([], WIDTH), 0);
});
