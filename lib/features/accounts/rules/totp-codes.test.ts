import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computeCode, findStep, makeRecoveryCodes, plainCode, toTimeStep, toLetters } from './totp-codes.ts';

const key = Buffer.from('12345678901234567890');

test('codes match the test vectors of RFC 6238', () => {
  const codes = [59, 1111111109, 1234567890, 20000000000].map((seconds) =>
    computeCode(key, toTimeStep(new Date(seconds * 1000))),
  );
  assert.deepEqual(codes, ['287082', '081804', '005924', '353130']);
  assert.equal(toLetters(key), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

test('a code one step before or after the clock is accepted, one two steps off is not', () => {
  const at = new Date(1_800_000_015_000);
  const codes = [-2, -1, 0, 1, 2].map((off) => computeCode(key, toTimeStep(at) + off));
  const found = codes.map((code) => findStep({ key, code, at }) !== null);
  assert.deepEqual(found, [false, true, true, true, false]);
});

test('ten different recovery codes are made, and typed ones ignore case and spaces', () => {
  const codes = makeRecoveryCodes();
  assert.equal(new Set(codes).size, 10);
  for (const code of codes) assert.match(code, /^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
  assert.equal(plainCode(' abcde fgh23 '), 'ABCDEFGH23');
});
