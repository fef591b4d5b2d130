import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cityKeyOf } from './city-key.ts';

test('a city is one city however it is written', () => {
  assert.equal(cityKeyOf('  New  DELHI '), 'new delhi');
  assert.equal(cityKeyOf(undefined), null);
  assert.equal(cityKeyOf(''), null);
});

test('a city is found by the name that it had before', () => {
  assert.equal(cityKeyOf('Bangalore'), cityKeyOf('Bengaluru'));
  assert.equal(cityKeyOf(' GURGAON'), 'gurugram');
});
