import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { expectRefusal } from '#server/testing/api/expect-reply.ts';
import { useSearch } from '#server/testing/api/use-search.ts';
import { dayAhead, makeBooking } from '#server/testing/factories/bookings.ts';
import { forgetWorkers, makeFoundWorker } from '#server/testing/factories/found-workers.ts';
import { makeJob } from '#server/testing/factories/jobs.ts';
import { once } from '#server/testing/factories/once.ts';
import { makeTrades } from '#server/testing/factories/trades.ts';
import { makeSession, makeUser, signIn } from '#server/testing/factories/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const trades = once(makeTrades);
const { url } = useTestServer();
const { names, search, send } = useSearch(url);

beforeEach(async () => {
  await trades();
  await forgetWorkers();
});

const startOf = (days: number, hour: number): string =>
  instantInIndia({ localDate: dayAhead(days), minutes: hour * 60 }).toISOString();

type Worker = Awaited<ReturnType<typeof makeFoundWorker>>;

/** The day after tomorrow at ten in India, at which `book` books somebody for two hours. */
const ten = () => startOf(2, 10);
const book = async (worker: Worker): Promise<void> => {
  await makeBooking({ bookable: { worker, job: await makeJob() }, customer: await makeUser() });
};

describe('a search for a time', () => {
  test('of those who match equally well the free come first, before those who are nearer or verified', async () => {
    await book(await makeFoundWorker({ name: 'Booked', isVerified: true, stars: [5] }));
    await makeFoundWorker({ name: 'Far and free', pinCode: '226302' });
    await makeFoundWorker({ name: 'Day off', availability: { weekdays: [], timeSlots: [] } });
    await makeFoundWorker({
      name: 'Plumb, about',
      trades: ['Cook'],
      about: 'Once a plumber',
      isVerified: true,
    });
    const found = await search({ query: 'plumber', pinCode: '226001', at: ten() });
    assert.deepEqual(
      found.data.map(({ name, free }) => [name, free]),
      [
        ['Far and free', true],
        ['Booked', false],
        ['Day off', false],
        ['Plumb, about', true],
      ],
    );
    assert.equal((await names({ pinCode: '226001', at: startOf(2, 12) }))[0], 'Booked');
    assert.equal((await search({ pinCode: '226001' })).data[0]?.free, undefined);
  });

  test('nobody is free in the past, too far ahead, or at night, and no one is lost by it', async () => {
    await makeFoundWorker({ name: 'Ravi' });
    for (const at of [startOf(-1, 10), startOf(200, 10), startOf(2, 23)])
      assert.deepEqual(
        (await search({ at })).data.map(({ name, free }) => [name, free]),
        [['Ravi', false]],
      );
    assert.equal(expectRefusal(await send({ at: 'tomorrow' }), 400).errors?.[0]?.field, 'at');
  });

  test('its pages add up to the whole, free workers first', async () => {
    const workers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => makeFoundWorker({ name: `Worker ${at}` })),
    );
    for (const worker of workers.slice(0, 4)) await book(worker);
    const found: [string, boolean | undefined][] = [];
    let cursor: string | null = null;
    do {
      const page = await search({ at: ten(), limit: '2', ...(cursor !== null && { cursor }) });
      found.push(...page.data.map(({ name, free }): [string, boolean | undefined] => [name, free]));
      assert.equal(page.total, 9);
      cursor = page.nextCursor;
      if (found.length === 2) expectRefusal(await send({ cursor: cursor ?? '' }), 400);
    } while (cursor !== null);
    assert.equal(new Set(found.map(([name]) => name)).size, 9);
    assert.deepEqual(
      found.map(([, free]) => free),
      [...Array.from({ length: 5 }, () => true), ...Array.from({ length: 4 }, () => false)],
    );
  });
});

describe('why a worker stands where she does', () => {
  test('a worker reads her own keys, and the parts of her rank add up', async () => {
    await makeFoundWorker({ name: 'Another', isVerified: true, stars: [5, 5] });
    const worker = await makeFoundWorker({
      name: 'Ravi',
      pinCode: '226016',
      stars: [5, 4],
      completedJobs: 2,
    });
    await book(worker);
    const { token } = await makeSession(worker);
    const asked = { query: 'plumber', pinCode: '226001', explain: 'true' };
    const { explanation } = await search({ ...asked, at: ten() }, token);
    assert.deepEqual(explanation, {
      ...{ match: 'strong', free: false, distanceKm: 5.5, band: { from: 5, to: 10 }, isVerified: false },
      rank: {
        total: 41,
        rating: { points: 41, average: 4.5, reviews: 2 },
        newcomer: { points: 0, shownDays: 0, completedJobs: 2 },
      },
    });
    const elsewhere = await search({ ...asked, query: 'cook' }, token);
    assert.deepEqual([elsewhere.explanation?.match, elsewhere.explanation?.band], [null, null]);
    assert.equal((await search({ query: 'plumber' }, token)).explanation, undefined);
  });

  test('nobody but a worker is told anything', async () => {
    await makeFoundWorker({ name: 'Ravi' });
    expectRefusal(await send({ explain: 'true' }), 401);
    for (const role of ['customer', 'broker', 'admin'] as const)
      expectRefusal(await send({ explain: 'true' }, (await signIn(role)).token), 403);
    assert.equal((await send({ explain: 'false' })).status, 200);
  });
});
