import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCityKey } from './city-key.ts';

test('a city key ignores case and spaces', () => {
  assert.equal(toCityKey('  New  DELHI '), 'new delhi');
  assert.equal(toCityKey(undefined), null);
  assert.equal(toCityKey(''), null);
});

test('a city’s former name gives the same key', () => {
  assert.equal(toCityKey('Bangalore'), toCityKey('Bengaluru'));
  assert.equal(toCityKey(' GURGAON'), 'gurugram');
});
