import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toShortNumber } from './short-number.ts';

test('a number has five characters that cannot be confused with others', () => {
  for (let byte = 0; byte < 256; byte += 1)
    assert.match(toShortNumber(new Uint8Array([byte, 1, 2, 3, 255])), /^HN-[2-9BCDFGHJKMNPQRSTVWXYZ]{5}$/);
});
