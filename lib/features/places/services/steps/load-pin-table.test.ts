import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cityFor } from '#lib/features/places/rules/city-alias.ts';
import { indianStates } from '#lib/features/places/rules/states.ts';
import { measureShortest } from '#e2e/kit/shortest-of.ts';
import { pinTable } from './load-pin-table.ts';
import { assertEach, atLeastOne } from '#e2e/kit/assert-each.ts';

test('the shipped table has every PIN, each in a known state', async () => {
  const table = await pinTable();
  assert.equal(table.size, 19_586);
  assert.deepEqual(
    [...table.districts().keys()].toSorted(),
    indianStates.map(({ name }) => name),
  );
  for (const [state, districts] of atLeastOne(table.districts()))
    assertEach(districts, (district) => district !== '', state);
});

test('the table is read once, even with concurrent callers', async () => {
  const [one, other] = await Promise.all([pinTable(), pinTable()]);
  assert.equal(one, other);
});

test('every district of Delhi maps to one of six known cities', async () => {
  const districts = (await pinTable()).districts().get('Delhi') ?? [];
  const cities = new Set(districts.map((district) => cityFor({ state: 'Delhi', district })));
  assert.deepEqual([...cities].toSorted(), [
    ...['Central Delhi', 'East Delhi', 'New Delhi', 'North Delhi', 'South Delhi', 'West Delhi'],
  ]);
});

test('the nearest of all PINs is found within a millisecond', async () => {
  const table = await pinTable();
  const ask = () => table.nearest({ lat: 26.8467, lng: 80.9462 }, { kilometres: 100 });
  for (let warm = 0; warm < 50; warm += 1) ask();
  assert.ok((await measureShortest(100, () => assert.equal(ask()?.district, 'Lucknow'))) < 1);
});
