import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { makeJob } from '#server/testing/factories/jobs.ts';
import { makeSkill } from '#server/testing/factories/skills.ts';
import { makeWorker } from '#server/testing/factories/workers.ts';
import { assertIndexed } from '#server/testing/explain.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { readService } from '#lib/features/catalogue/services/read-service.ts';

useTestDatabase();

afterEach(resetClock);

const skilled = async () => {
  const { _id, name } = await makeSkill();
  return { _id, name };
};
const fromOf = async ({ _id }: { _id: unknown }): Promise<number | null> =>
  (await readService(String(_id))).data.fromPaise;
const laterByAMinute = (): void => setClock(new Date(now().getTime() + 61_000));

test('a service’s lowest price follows its cheapest workers, recomputed after a minute', async () => {
  const skill = await skilled();
  const job = await makeJob({ skillIds: [skill._id], pricePaise: 19_900 });
  assert.equal(await fromOf(job), null, 'nobody does it yet');
  await makeWorker({ skills: [skill], hourlyRatePaise: 25_000 });
  await makeWorker({ skills: [skill], hourlyRatePaise: 15_000 });
  await makeWorker({ skills: [skill], hourlyRatePaise: 5_000, suspendedAt: now() });
  assert.equal(await fromOf(job), null, 'not asked for every visitor');
  laterByAMinute();
  assert.equal(await fromOf(job), 30_000, 'whoever cannot be found sets no price');
  await makeWorker({ skills: [skill], hourlyRatePaise: null });
  laterByAMinute();
  assert.equal(await fromOf(job), 19_900);
  const filter = { 'skills._id': skill._id, hourlyRatePaise: { $gt: 0 } };
  await assertIndexed(
    { collection: 'users', filter, sort: { hourlyRatePaise: 1 } },
    'skills._id_1_hourlyRatePaise_1',
  );
});

test('a service of several skills is priced only by workers who have all of them', async () => {
  const [wiring, cooling] = [await skilled(), await skilled()];
  const job = await makeJob({ skillIds: [wiring._id, cooling._id] });
  await makeWorker({ skills: [wiring], hourlyRatePaise: 10_000 });
  await makeWorker({ skills: [cooling], hourlyRatePaise: 10_000 });
  await makeWorker({ skills: [wiring, cooling], hourlyRatePaise: 40_000 });
  assert.equal(await fromOf(job), 80_000);
});

test('a price for the service counts for those who ask one, and is found in the index', async () => {
  const skill = await skilled();
  const job = await makeJob({ skillIds: [skill._id], durationMinutes: 45 });
  const asking = (pricePaise: number, durationMinutes = 45) => ({
    hourlyRatePaise: 10_000,
    servicePrices: [{ serviceId: job._id, pricePaise, durationMinutes }],
  });
  const leastOf = async () => (await readService(String(job._id))).data.least;
  await makeWorker({ skills: [skill], ...asking(49_900) });
  await makeWorker({ skills: [skill], ...asking(39_900) });
  await makeWorker({ skills: [await skilled()], ...asking(4_900) });
  const lucknow = { city: 'Lucknow' };
  assert.deepEqual(await leastOf(), { pricePaise: 39_900, hourlyRatePaise: null, ...lucknow });
  // Whose price was for another length asks by the hour.
  await makeWorker({ skills: [skill], ...asking(1_900, 60) });
  laterByAMinute();
  assert.deepEqual(await leastOf(), { pricePaise: 7_500, hourlyRatePaise: 10_000, ...lucknow });
  const ofIt = { serviceId: job._id, durationMinutes: 45, pricePaise: { $gt: 0 } };
  const plan = await assertIndexed(
    { collection: 'users', filter: { servicePrices: { $elemMatch: ofIt } } },
    'servicePrices.serviceId_1_servicePrices.durationMinutes_1_servicePrices.pricePaise_1',
  );
  assert.equal(plan.keysExamined, 3);
});
