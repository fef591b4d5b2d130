import assert from 'node:assert/strict';
import { afterEach, before, test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { useEnv } from '#lib/platform/config/env.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { readToken, signToken } from './tokens.ts';

before(() => useEnv(testEnv()));
afterEach(resetClock);

const sessionId = '0123456789abcdef01234567';
const inHours = (hours: number): Date => new Date(now().getTime() + hours * 3_600_000);

test('a token names its session until it expires', () => {
  const token = signToken({ sessionId, expiresAt: inHours(1) });
  const verdict = readToken(token);
  assert.equal(typeof verdict === 'object' && verdict.sessionId, sessionId);
  setClock(inHours(2));
  assert.equal(readToken(token), 'expired');
});

test('a token carries the session and nothing about the person', () => {
  const [, claims = ''] = signToken({ sessionId, expiresAt: inHours(1) }).split('.');
  const parsed = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  assert.deepEqual(Object.keys(parsed).sort(), ['aud', 'exp', 'iat', 'iss', 'sid']);
});

test('a token with one character changed is invalid', () => {
  const token = signToken({ sessionId, expiresAt: inHours(1) });
  const place = fc.nat({ max: token.length - 1 });
  fc.assert(
    fc.property(place, fc.constantFrom('A', 'z', '0', '-', '.', ' '), (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      const verdict = readToken(changed);
      // The last base64url character holds two unused bits.
      if (changed !== token && at !== token.length - 1) assert.equal(verdict, 'invalid');
    }),
  );
});

test('arbitrary text is read as an invalid token', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => assert.equal(readToken(text), 'invalid')));
});
