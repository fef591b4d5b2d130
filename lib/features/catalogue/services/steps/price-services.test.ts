import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { readService } from '#lib/features/catalogue/services/read-service.ts';

useTestDatabase();

afterEach(resetClock);

const skilled = async () => {
  const { _id, name } = await makeSkill();
  return { _id, name };
};
const findFromPaise = async ({ _id }: { _id: unknown }): Promise<number | null> =>
  (await readService(String(_id))).data.fromPaise;
const laterByAMinute = (): void => setClock(new Date(now().getTime() + 61_000));

test('a service’s lowest price follows its cheapest workers within a minute', async () => {
  const skill = await skilled();
  const job = await makeService({ skillIds: [skill._id], pricePaise: 19_900 });
  assert.equal(await findFromPaise(job), null, 'no worker does it yet');
  await makeWorker({ skills: [skill], hourlyRatePaise: 25_000 });
  await makeWorker({ skills: [skill], hourlyRatePaise: 15_000 });
  await makeWorker({ skills: [skill], hourlyRatePaise: 5_000, suspendedAt: now() });
  assert.equal(await findFromPaise(job), null, 'cached between visitors');
  laterByAMinute();
  assert.equal(await findFromPaise(job), 30_000, 'a hidden worker sets no price');
  await makeWorker({ skills: [skill], hourlyRatePaise: null });
  laterByAMinute();
  assert.equal(await findFromPaise(job), 19_900);
  const filter = { 'skills._id': skill._id, hourlyRatePaise: { $gt: 0 } };
  await assertIndexed(
    { collection: 'users', filter, sort: { hourlyRatePaise: 1 } },
    'skills._id_1_hourlyRatePaise_1',
  );
});

test('a service of several skills is priced only by workers who have all of them', async () => {
  const [wiring, cooling] = [await skilled(), await skilled()];
  const job = await makeService({ skillIds: [wiring._id, cooling._id] });
  await makeWorker({ skills: [wiring], hourlyRatePaise: 10_000 });
  await makeWorker({ skills: [cooling], hourlyRatePaise: 10_000 });
  await makeWorker({ skills: [wiring, cooling], hourlyRatePaise: 40_000 });
  assert.equal(await findFromPaise(job), 80_000);
});

test('uses a worker’s fixed price, found by index', async () => {
  const skill = await skilled();
  const job = await makeService({ skillIds: [skill._id], durationMinutes: 45 });
  const asking = (pricePaise: number, durationMinutes = 45) => ({
    hourlyRatePaise: 10_000,
    servicePrices: [{ serviceId: job._id, pricePaise, durationMinutes }],
  });
  const readLeast = async () => (await readService(String(job._id))).data.least;
  await makeWorker({ skills: [skill], ...asking(49_900) });
  await makeWorker({ skills: [skill], ...asking(39_900) });
  await makeWorker({ skills: [await skilled()], ...asking(4_900) });
  const lucknow = { city: 'Lucknow' };
  assert.deepEqual(await readLeast(), { pricePaise: 39_900, hourlyRatePaise: null, ...lucknow });
  // With a price for another duration, the worker asks their hourly rate.
  await makeWorker({ skills: [skill], ...asking(1_900, 60) });
  laterByAMinute();
  assert.deepEqual(await readLeast(), { pricePaise: 7_500, hourlyRatePaise: 10_000, ...lucknow });
  const ofIt = { serviceId: job._id, durationMinutes: 45, pricePaise: { $gt: 0 } };
  const plan = await assertIndexed(
    { collection: 'users', filter: { servicePrices: { $elemMatch: ofIt } } },
    'servicePrices.serviceId_1_servicePrices.durationMinutes_1_servicePrices.pricePaise_1',
  );
  assert.equal(plan.keysExamined, 3);
});
