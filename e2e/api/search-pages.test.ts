import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { useSearch } from '#e2e/kit/api/use-search.ts';
import { forgetWorkers, makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { search, send } = useSearch(url);
const trades = once(makeTrades);

beforeEach(async () => {
  await trades();
  await forgetWorkers();
});

type Query = Record<string, string>;

const readAll = async (query: Query, between: () => Promise<unknown> = async () => {}) => {
  const found: string[] = [];
  const totals = new Set<string>();
  let cursor: string | null = null;
  do {
    const page = await search({ ...query, ...(cursor !== null && { cursor }) });
    found.push(...page.data.map(({ name }) => name));
    totals.add(`${page.total} ${page.totalIsCapped}`);
    cursor = page.nextCursor;
    await between();
  } while (cursor !== null);
  return { found, totals: [...totals] };
};

const pins = ['226001', '226016', '226302', '226103', '225122'];
const makeMany = async (count: number) => {
  for (let at = 0; at < count; at += 1)
    await makeFoundWorker({
      name: at % 5 === 0 ? `Tara ${at}` : `Om ${at}`,
      ...{ pinCode: pins[at % pins.length], isVerified: at % 3 === 0, stars: at % 4 === 0 ? [4] : [] },
      ...{ about: at % 7 === 0 ? 'tar and stone' : '', areaRangeKm: 25 },
    });
};

const queries: Query[] = [
  {},
  { rating: '4' },
  { query: 'plumber' },
  { query: 'ta' },
  { query: 'tar' },
  { query: 'tar plumber', skills: 'Plumber,Cook' },
  { pinCode: '226001' },
  { pinCode: '226001', rating: '4', skills: 'Plumber' },
  { pinCode: '226001', query: 'tar' },
  { city: 'Lucknow', query: 'om' },
];

test('pages of any size add up to the whole list, without duplicates or gaps', async () => {
  await makeMany(60);
  for (const query of queries) {
    const whole = await readAll({ ...query, limit: '50' });
    assert.equal(new Set(whole.found).size, whole.found.length);
    assert.deepEqual(whole.totals, [`${whole.found.length} false`], JSON.stringify(query));
    for (const limit of ['1', '7']) assert.deepEqual(await readAll({ ...query, limit }), whole);
  }
});

test('a worker who joins during paging does not shift the others', async () => {
  await makeMany(30);
  const before = await readAll({ limit: '5' });
  const during = await readAll({ limit: '5' }, () =>
    makeFoundWorker({ name: 'New', isVerified: true, stars: [5] }),
  );
  assert.deepEqual(
    during.found.filter((name) => name !== 'New'),
    before.found,
  );
});

test('a page has ten workers, and the total is counted up to one hundred', async () => {
  await Promise.all(Array.from({ length: 101 }, (_, at) => makeFoundWorker({ name: `Om ${at}` })));
  const capped = await search({ query: 'om' });
  assert.deepEqual(
    {
      shown: capped.data.length,
      total: capped.total,
      isCapped: capped.totalIsCapped,
      message: capped.message,
    },
    { shown: 10, total: 100, isCapped: true, message: '100 workers found' },
  );
  await forgetWorkers();
  await makeFoundWorker({ name: 'Om' });
  const one = await search({ query: 'om' });
  assert.deepEqual(
    [one.total, one.totalIsCapped, one.nextCursor, one.message],
    [1, false, null, '1 worker found'],
  );
});

test('a cursor that no page issued is refused', async () => {
  const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const order = `000${'9'.repeat(7)}${'a'.repeat(24)}`;
  const values = [
    [],
    [0, 0, order, 5],
    [0, 0, { $gt: '' }, 5, 0],
    [9, 0, order, 5, 0],
    [0, -1, order, 5, 0],
    [0, 0.5, order, 5, 0],
    [0, 0, 'x', 5, 0],
    [0, 0, order, 1e9, 0],
    [0, 0, order, 5, 2],
  ];
  for (const cursor of ['x', '!!', '%00', ...values.map(packed)])
    assert.equal(expectRefusal(await send({ cursor }), 400).code, 'invalid_cursor');
  assert.equal((await send({ cursor: packed([1, 4, order, 5, 1]) })).status, 200);
});
