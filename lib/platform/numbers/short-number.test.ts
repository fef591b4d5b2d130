import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortNumberOf } from './short-number.ts';

test('a number has five characters that cannot be confused with others', () => {
  for (let byte = 0; byte < 256; byte += 1)
    assert.match(shortNumberOf(new Uint8Array([byte, 1, 2, 3, 255])), /^HN-[2-9BCDFGHJKMNPQRSTVWXYZ]{5}$/);
});
