import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cityKeyOf } from './city-key.ts';

test('a city is one city however it is written', () => {
  assert.equal(cityKeyOf('  New  DELHI '), 'new delhi');
  assert.equal(cityKeyOf(undefined), null);
  assert.equal(cityKeyOf(''), null);
});
