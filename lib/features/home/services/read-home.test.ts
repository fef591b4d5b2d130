import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { readHome } from './read-home.ts';

useTestDatabase();

afterEach(resetClock);

const DAY_MS = 86_400_000;
const popular = async () =>
  (await readHome({ categories: 8, services: 3 })).data.popular.map(({ _id }) => _id);

test('popular services are the most completed of the last 90 days, then the newest, cached for a minute', async () => {
  const [much, little, old] = [await makeBookable(), await makeBookable(), await makeBookable()];
  await makeService();
  const newest = await makeService();
  const complete = async (bookable: typeof much, daysAgo: number) => {
    const endsAt = new Date(now().getTime() - daysAgo * DAY_MS);
    await makeBooking({ bookable, status: 'completed', endsAt });
  };
  for (const daysAgo of [1, 50, 89]) await complete(much, daysAgo);
  await complete(little, 2);
  for (const daysAgo of [91, 92, 93, 94, 95]) await complete(old, daysAgo);
  for (const status of ['cancelled', 'no_show', 'accepted'] as const)
    await makeBooking({ bookable: old, status });
  const first = [much, little].map(({ job }) => String(job._id));
  assert.deepEqual(await popular(), [...first, String(newest._id)]);
  const trades = async () =>
    (await readHome({ categories: 8, services: 1 })).data.categories.map(({ _id }) => _id);
  const expected = [much, little].map(({ job }) => String(job.skillIds[0]));
  assert.deepEqual((await trades()).slice(0, 2), expected, 'their trades come first too');
  await complete(little, 3);
  await complete(little, 3);
  await complete(little, 4);
  assert.deepEqual(await popular(), [...first, String(newest._id)], 'cached between visitors');
  setClock(new Date(now().getTime() + 61_000));
  assert.deepEqual(await popular(), [...first.toReversed(), String(newest._id)]);
});

test('popular services are counted from an index', async () => {
  const filter = { status: 'completed', endsAt: { $gte: new Date(0) } };
  await assertIndexed({ collection: 'bookings', filter }, 'status_1_endsAt_1__id_1_serviceId_1');
});
