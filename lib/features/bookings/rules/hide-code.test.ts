import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCodes, hideCodes } from './hide-code.ts';

for (const [text, codes] of [
  ['1234', ['1234']],
  ['The code is १२३४.', ['1234']],
  ['1 2 3 4', ['1234']],
  ['1-2-3-4, or 99.87', ['1234', '9987']],
  ['Call 98765 43210', []],
  ['12345', []],
  ['Flat 12, floor 3', []],
  ['', []],
] as const)
  test(`'${text}' has ${codes.length === 0 ? 'no code' : codes.join(' and ')}`, () =>
    assert.deepEqual(findCodes(text), codes));

test('a code becomes dots and everything else stays', () => {
  assert.equal(hideCodes('Flat 4321, code १२३४!', ['1234']), 'Flat 4321, code ••••!');
  assert.equal(hideCodes('1-2-3-4 1234', ['1234']), '••••••• ••••');
  assert.equal(hideCodes('Flat 4321', ['1234']), 'Flat 4321');
});
