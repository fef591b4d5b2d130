import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cityKeyOf } from './city-key.ts';

test('a city key ignores case and spaces', () => {
  assert.equal(cityKeyOf('  New  DELHI '), 'new delhi');
  assert.equal(cityKeyOf(undefined), null);
  assert.equal(cityKeyOf(''), null);
});

test('a city’s former name gives the same key', () => {
  assert.equal(cityKeyOf('Bangalore'), cityKeyOf('Bengaluru'));
  assert.equal(cityKeyOf(' GURGAON'), 'gurugram');
});
