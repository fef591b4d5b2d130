import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { FoundWorker } from '#lib/features/search/contracts/search.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { useSearch } from '#e2e/kit/api/use-search.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { forgetWorkers, makeFoundWorker, makeFoundWorkers } from '#e2e/kit/factories/found-workers.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const trades = once(makeTrades);
const { url } = useTestServer();
const { names, search, send } = useSearch(url);

beforeEach(async () => {
  await trades();
  await forgetWorkers();
});

const startAt = (days: number, hour: number): string =>
  instantInIndia({ localDate: dayAhead(days), minutes: hour * 60 }).toISOString();

type Worker = Awaited<ReturnType<typeof makeFoundWorker>>;

/** Ten o'clock in India on the day after tomorrow, when `book` makes a booking of two hours. */
const ten = () => startAt(2, 10);
const book = async (worker: Worker): Promise<void> => {
  await makeBooking({ bookable: { worker, job: await makeService() }, customer: await makeUser() });
};

describe('a search for a time', () => {
  test('equally good matches are sorted by availability first, then by distance and verification', async () => {
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
    assert.equal((await names({ pinCode: '226001', at: startAt(2, 12) }))[0], 'Booked');
    assert.equal((await search({ pinCode: '226001' })).data[0]?.free, undefined);
  });

  test('no worker is free in the past, too far ahead or at night, and none is dropped for it', async () => {
    await makeFoundWorker({ name: 'Ravi' });
    for (const at of [startAt(-1, 10), startAt(200, 10), startAt(2, 23)])
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

/** All pages of a search, two workers per page. */
const readPages = async (query: Record<string, string>) => {
  const found: FoundWorker[] = [];
  let cursor: string | null = null;
  do {
    const page = await search({ ...query, limit: '2', ...(cursor !== null && { cursor }) });
    found.push(...page.data);
    assert.equal(page.total, (await search({ ...query, limit: '0' })).total);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
};

const rupees = (amount: number): number => amount * 100;

describe('a sorted search', () => {
  beforeEach(async () => {
    const [near, far] = ['226001', '226016'];
    await makeFoundWorkers(
      { name: 'A', pinCode: far, hourlyRatePaise: rupees(200), stars: [5, 4] },
      { name: 'B', pinCode: near, hourlyRatePaise: rupees(200), stars: [4] },
      { name: 'C', pinCode: near, hourlyRatePaise: rupees(900), stars: [5], isVerified: true },
      { name: 'D', pinCode: near, hourlyRatePaise: null, stars: [] },
      { name: 'E', pinCode: far, hourlyRatePaise: rupees(90), stars: [5, 4] },
      { name: 'F', pinCode: near, hourlyRatePaise: rupees(200), stars: [4], isVerified: true },
      { name: 'Cook', pinCode: near, hourlyRatePaise: rupees(1), stars: [5], trades: ['Cook'] },
    );
  });
  const nearPlumbers = { query: 'plumber', pinCode: '226001' };
  const order = async (query: Record<string, string>) =>
    (await readPages(query)).map(({ name }) => name).join('');

  test('sorting by price starts with the lowest rate, keeps the default order for equal rates, and ends with workers without one', async () => {
    assert.equal(await order({ ...nearPlumbers, sort: 'price' }), 'EFBACD');
    assert.equal(await order({ query: 'plumber', sort: 'price' }), 'EFABCD');
  });

  test('sorting by rating starts with the best, breaks ties by distance, and ends with new workers', async () => {
    const found = await readPages({ ...nearPlumbers, sort: 'rating' });
    assert.deepEqual(found.map(({ name, rating }) => [name, rating]).slice(0, 1), [['C', 5]]);
    assert.deepEqual(new Set(found.slice(1, 3).map(({ name }) => name)), new Set(['A', 'E']));
    assert.equal(
      found
        .slice(3)
        .map(({ name }) => name)
        .join(''),
      'FBD',
    );
  });

  test('sorting by distance starts with the nearest, with and without a place filter', async () => {
    await makeFoundWorker({ name: 'G', pinCode: '226302', isVerified: true });
    await makeFoundWorker({ name: 'H', pinCode: '400001', isVerified: true });
    const near = await readPages({ ...nearPlumbers, sort: 'distance' });
    const everywhere = await readPages({ query: 'plumber', from: '226001', sort: 'distance' });
    for (const found of [near, everywhere]) {
      const distances = found.flatMap(({ distanceKm }) => distanceKm ?? []);
      assert.deepEqual(
        distances,
        distances.toSorted((one, other) => one - other),
      );
    }
    assert.equal(near.length, 7);
    assert.equal(everywhere.at(-1)?.name, 'H');
    assert.equal(everywhere.at(-1)?.comes, false);
  });

  test('for a service the price is the visit’s, with own prices before hourly rates', async () => {
    const plumber = (await trades()).get('Plumber');
    assert.ok(plumber);
    const job = await makeService({ skillIds: [plumber._id], pricePaise: rupees(500), durationMinutes: 60 });
    const servicePrices = [{ serviceId: job._id, pricePaise: rupees(150), durationMinutes: 60 }];
    await makeFoundWorker({ name: 'O', hourlyRatePaise: rupees(5000), servicePrices });
    const stale = [{ serviceId: job._id, pricePaise: rupees(1), durationMinutes: 30 }];
    await makeFoundWorker({ name: 'P', hourlyRatePaise: rupees(800), servicePrices: stale });
    const found = await readPages({
      service: String(job._id),
      // A place not searched before: the workers of a place are cached for a minute.
      pinCode: '226003',
      city: 'Lucknow',
      sort: 'price',
    });
    assert.equal(found.map(({ name }) => name).join(''), 'EOFBADPC');
    const prices = found.map(({ jobPrice }) => (jobPrice?.pricePaise ?? 0) / 100);
    assert.deepEqual(prices, [90, 150, 200, 200, 200, 500, 800, 900]);
    assert.equal((await readPages({ service: 'a'.repeat(24), pinCode: '226001', sort: 'price' })).length, 0);
  });

  test('filters keep only verified workers and prices up to the limit, in every sort order', async () => {
    for (const sort of [undefined, 'price', 'rating', 'distance']) {
      const sorted = { ...nearPlumbers, ...(sort && { sort }) };
      const found = async (limits: Record<string, string>) =>
        [...(await order({ ...sorted, ...limits }))].sort().join('');
      assert.equal(await found({ verified: 'true' }), 'CF', sort);
      assert.equal(await found({ verified: 'false' }), 'ABCDEF', sort);
      assert.equal(await found({ maxPricePaise: '20000' }), 'ABEF', sort);
      assert.equal(await found({ maxPricePaise: '19999' }), 'E', sort);
      assert.equal(await found({ verified: 'true', maxPricePaise: '20000', rating: '4' }), 'F', sort);
    }
    for (const wrong of ['0', '-1', '99.5', 'cheap', '100000001'])
      assert.equal(
        expectRefusal(await send({ maxPricePaise: wrong }), 400).errors?.[0]?.field,
        'maxPricePaise',
      );
    assert.equal(expectRefusal(await send({ verified: '1' }), 400).errors?.[0]?.field, 'verified');
  });

  test('for a service the price limit applies to the visit: own price, hourly rate or the service’s price', async () => {
    const plumber = (await trades()).get('Plumber');
    assert.ok(plumber);
    const job = await makeService({ skillIds: [plumber._id], pricePaise: rupees(300), durationMinutes: 90 });
    const own = (amount: number, durationMinutes = 90) => [
      { serviceId: job._id, pricePaise: rupees(amount), durationMinutes },
    ];
    await makeFoundWorkers(
      { name: 'O', hourlyRatePaise: rupees(900), servicePrices: own(300) },
      { name: 'P', hourlyRatePaise: rupees(100), servicePrices: own(301) },
      { name: 'Q', hourlyRatePaise: rupees(900), servicePrices: own(1, 30) },
    );
    const service = String(job._id);
    // A, B and F cost ₹200 × 1.5 h, E ₹90 × 1.5 h, D the service's own price.
    const places: Record<string, string>[] = [{}, { pinCode: '226004', city: 'Lucknow' }];
    for (const place of places)
      for (const sort of [undefined, 'price', 'rating']) {
        const query = { service, ...place, ...(sort && { sort }) };
        const found = async (maxPricePaise: string) =>
          [...(await order({ ...query, maxPricePaise }))].sort().join('');
        assert.equal(await found('30000'), 'ABDEFO', `${sort}`);
        assert.equal(await found('29999'), 'E', `${sort}`);
        assert.equal(await order({ ...query, maxPricePaise: '30000', verified: 'true' }), 'F');
      }
  });

  test('a cursor of one order is refused in another, and so are unknown orders', async () => {
    const { nextCursor } = await search({ ...nearPlumbers, sort: 'price', limit: '2' });
    expectRefusal(await send({ ...nearPlumbers, sort: 'rating', cursor: nextCursor ?? '' }), 400);
    expectRefusal(await send({ ...nearPlumbers, cursor: nextCursor ?? '' }), 400);
    assert.equal(expectRefusal(await send({ sort: 'name' }), 400).errors?.[0]?.field, 'sort');
  });
});

describe('the explanation of a worker’s rank', () => {
  test('shows a worker her own keys, and the parts of her rank add up', async () => {
    await makeFoundWorker({ name: 'Another', isVerified: true, stars: [5, 5] });
    const worker = await makeFoundWorker({
      name: 'Ravi',
      pinCode: '226016',
      stars: [5, 4],
      completedJobs: 2,
    });
    await book(worker);
    const { token } = await makeSession(worker);
    const query = { query: 'plumber', pinCode: '226001', explain: 'true' };
    const { explanation } = await search({ ...query, at: ten() }, token);
    assert.deepEqual(explanation, {
      ...{ match: 'strong', free: false, distanceKm: 5.5, band: { from: 5, to: 10 }, isVerified: false },
      rank: {
        total: 41,
        rating: { points: 41, average: 4.5, reviews: 2 },
        newcomer: { points: 0, shownDays: 0, completedJobs: 2 },
      },
    });
    const elsewhere = await search({ ...query, query: 'cook' }, token);
    assert.deepEqual([elsewhere.explanation?.match, elsewhere.explanation?.band], [null, null]);
    assert.equal((await search({ query: 'plumber' }, token)).explanation, undefined);
  });

  test('is only for workers', async () => {
    await makeFoundWorker({ name: 'Ravi' });
    expectRefusal(await send({ explain: 'true' }), 401);
    for (const role of ['customer', 'broker', 'admin'] as const)
      expectRefusal(await send({ explain: 'true' }, (await signIn(role)).token), 403);
    assert.equal((await send({ explain: 'false' })).status, 200);
  });
});
