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
