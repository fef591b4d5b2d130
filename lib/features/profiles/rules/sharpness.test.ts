import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureSharpness } from './sharpness.ts';

const WIDTH = 40;

const picture = (greyAt: (x: number, y: number) => number): number[] =>
  Array.from({ length: WIDTH * WIDTH }, (_, at) => {
    const grey = greyAt(at % WIDTH, Math.floor(at / WIDTH));
    return [grey, grey, grey, 255];
  }).flat();

test('lines are sharp, and the same lines out of focus are not', () => {
  const lines = picture((x) => (Math.floor(x / 4) % 2) * 255);
  const smear = picture((x) => 127 + 60 * Math.sin(x / 8));
  assert.ok(measureSharpness(lines, WIDTH) > 1000);
  assert.ok(measureSharpness(smear, WIDTH) < 20);
});

test('a picture of one colour or without pixels has no edges', () => {
  assert.equal(
    measureSharpness(
      picture(() => 200),
      WIDTH,
    ),
    0,
  );
  assert.equal(measureSharpness([], WIDTH), 0);
});
