import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTrades } from '#server/testing/factories/trades.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';
import { plansOf } from '#server/testing/query-plans.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { readUsualRate } from './read-usual-rate.ts';

useTestDatabase();

/** Workers of a trade in a city, one a rate. */
const makeCrowd = async (trade: string, cityKey: string, rates: readonly number[]) => {
  const skills = (await skillList.findByNames([trade])).map(({ _id, name }) => ({ _id, name }));
  for (const hourlyRatePaise of rates) await makeWorker({ skills, cityKey, hourlyRatePaise });
  return skills;
};

const usualFor = async (fields: Parameters<typeof makeWorker>[0]) =>
  readUsualRate({ userId: String((await makeWorker({ hourlyRatePaise: null, ...fields }))._id) });

test('a worker is told what others of the trade ask nearby, elsewhere where few are near, else nothing', async () => {
  await makeTrades();
  const skills = await makeCrowd('Electrician', 'lucknow', [10_000, 20_000, 20_000, 30_000, 90_000]);
  const usual = { trade: 'Electrician', lowPaise: 20_000, highPaise: 30_000 };
  const plans = await plansOf('users', async () => {
    assert.deepEqual(await usualFor({ skills, cityKey: 'lucknow' }), { ...usual, isNear: true });
  });
  assert.doesNotMatch(JSON.stringify(plans), /COLLSCAN|"SORT/);
  assert.match(JSON.stringify(plans), /IXSCAN \{ listing\.terms: 1/);
  assert.deepEqual(await usualFor({ skills, cityKey: 'pune' }), { ...usual, isNear: false });
  assert.deepEqual(await usualFor({ skills, cityKey: null }), { ...usual, isNear: false });
  assert.equal(await usualFor({ skills: [], cityKey: 'lucknow' }), null);
  const cooks = await makeCrowd('Cook', 'lucknow', [10_000]);
  assert.equal(await usualFor({ skills: cooks, cityKey: 'lucknow' }), null);
});
