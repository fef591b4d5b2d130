import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { readUsualRates } from './read-usual-rate.ts';

useTestDatabase();

/** Creates workers of a trade in a city, one per rate. */
const makeCrowd = async (trade: string, cityKey: string, rates: readonly number[]) => {
  const skills = (await skillList.findByNames([trade])).map(({ _id, name }) => ({ _id, name }));
  for (const hourlyRatePaise of rates) await makeWorker({ skills, cityKey, hourlyRatePaise });
  return skills;
};

const usualFor = async (fields: Parameters<typeof makeWorker>[0]) =>
  readUsualRates({ userId: String((await makeWorker({ hourlyRatePaise: null, ...fields }))._id) });

test('shows the usual rate nearby, elsewhere when few are near, otherwise none', async () => {
  await makeTrades();
  const skills = await makeCrowd('Electrician', 'lucknow', [10_000, 20_000, 20_000, 30_000, 90_000]);
  const usual = { trade: 'Electrician', lowPaise: 20_000, highPaise: 30_000 };
  const plans = await recordPlans('users', async () => {
    assert.deepEqual(await usualFor({ skills, cityKey: 'lucknow' }), [{ ...usual, isNear: true }]);
  });
  assert.doesNotMatch(JSON.stringify(plans), /COLLSCAN|"SORT/);
  assert.match(JSON.stringify(plans), /IXSCAN \{ listing\.terms: 1/);
  assert.deepEqual(await usualFor({ skills, cityKey: 'pune' }), [{ ...usual, isNear: false }]);
  assert.deepEqual(await usualFor({ skills, cityKey: null }), [{ ...usual, isNear: false }]);
  assert.deepEqual(await usualFor({ skills: [], cityKey: 'lucknow' }), []);
  const cooks = await makeCrowd('Cook', 'lucknow', [10_000]);
  assert.deepEqual(await usualFor({ skills: cooks, cityKey: 'lucknow' }), []);
  const painters = await makeCrowd('Painter', 'lucknow', [5_000, 10_000, 10_000, 15_000, 15_000]);
  const both = await usualFor({ skills: [...skills, ...painters], cityKey: 'lucknow' });
  assert.deepEqual(
    both.map(({ trade }) => trade),
    ['Electrician', 'Painter'],
  );
});
