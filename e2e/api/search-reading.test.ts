import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { z } from 'zod';
import { foundWorkers, searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { expectRefusal, expectSuccess } from '#server/testing/api/expect-reply.ts';
import { sendCall } from '#server/testing/api/send-call.ts';
import { forgetWorkers, makeFoundWorker } from '#server/testing/factories/found-workers.ts';
import { makeJob } from '#server/testing/factories/jobs.ts';
import { once } from '#server/testing/factories/once.ts';
import { makeTrades } from '#server/testing/factories/trades.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();

// Once: the server keeps the lists for a second or two.
const lists = once(async () => {
  const skills = await makeTrades();
  const idsOf = (name: string) => [skills.get(name)?._id ?? []].flat();
  await makeJob({ title: 'Tap repair', skillIds: idsOf('Plumber'), pricePaise: 12_900 });
  await makeJob({ title: 'Fan installation', skillIds: idsOf('Electrician') });
});

beforeEach(async () => {
  await lists();
  await forgetWorkers();
});

const send = (query: Record<string, string>) =>
  sendCall({ origin: url(), call: searchWorkersContract, parts: { query } });

const search = async (query: Record<string, string>) => {
  const answer = await send(query);
  expectSuccess(answer, searchWorkersContract);
  const { data, reading, services, nearest } = foundWorkers.strip().parse(answer.json);
  return {
    names: data.map(({ name }) => name),
    trades: reading && reading.trades.map(({ name }) => name),
    words: reading && reading.words,
    services: services.map(({ title, price }) => [title, price]),
    nearest: nearest.map(({ name }) => name),
  };
};

test('a search says the trade and the words that told it, as they were written', async () => {
  await makeFoundWorker({ name: 'Ravi' });
  const read = async (query: string) => {
    const { trades, words } = await search({ query });
    return [trades, words];
  };
  assert.deepEqual(await read('urgent nal theek'), [['Plumber'], 'nal theek']);
  assert.deepEqual(await read('बढ़ई चाहिए'), [['Carpenter'], 'बढ़ई']);
  assert.deepEqual(await read('plum ber'), [['Plumber'], 'plum ber']);
  assert.deepEqual((await search({ query: 'ravi' })).trades, null);
  assert.deepEqual((await search({ skills: 'Plumber' })).trades, null);
});

test('words that are searched as typed are read for no trade, and bring no services', async () => {
  await makeFoundWorker({ name: 'Ravi' });
  await makeFoundWorker({ name: 'Nal Singh', trades: ['Cook'] });
  assert.deepEqual((await search({ query: 'nal' })).names[0], 'Ravi');
  const typed = await search({ query: 'nal', asTyped: 'true' });
  assert.deepEqual(typed, { names: ['Nal Singh'], trades: null, words: null, services: [], nearest: [] });
  expectRefusal(await send({ query: 'nal', asTyped: 'perhaps' }), 400);
});

test('services that fit come with the first page alone, and with no mere number', async () => {
  for (const name of ['One', 'Two']) await makeFoundWorker({ name });
  const query = { query: 'tap repair' };
  assert.deepEqual((await search(query)).services, [['Tap repair', 129]]);
  assert.deepEqual((await search({ query: 'plumber' })).services, [['Tap repair', 129]]);
  assert.deepEqual((await search({ ...query, limit: '0' })).services, []);
  const first = await send({ ...query, limit: '1' });
  const { nextCursor } = z.looseObject({ nextCursor: z.string() }).parse(first.json);
  assert.deepEqual((await search({ ...query, cursor: nextCursor })).services, []);
});

test('where nobody was found, near trades are named, and only there', async () => {
  assert.equal((await search({ query: 'plumbr' })).nearest[0], 'Plumber');
  assert.deepEqual((await search({ query: 'qzxv' })).nearest, []);
  await makeFoundWorker({ name: 'Ravi' });
  assert.deepEqual((await search({ query: 'plumber' })).nearest, []);
});
