import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { z } from 'zod';
import { foundWorkers, searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { forgetWorkers, makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

// Created once: the server caches the lists for a second or two.
const lists = once(async () => {
  const skills = await makeTrades();
  const listIds = (name: string) => [skills.get(name)?._id ?? []].flat();
  await makeService({ title: 'Tap repair', skillIds: listIds('Plumber'), pricePaise: 12_900 });
  await makeService({ title: 'Fan installation', skillIds: listIds('Electrician') });
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

test('a search returns the trade and the words it was recognized by, as written', async () => {
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

test('a search for a service by its name, with or without a place, shows each worker’s price for it', async () => {
  await makeFoundWorker({ name: 'Ravi', city: 'Lucknow', hourlyRatePaise: 20_000 });
  const pricesFor = async (query: string) => {
    const answer = await send({ query });
    const { data } = foundWorkers.strip().parse(answer.json);
    return data.map(({ jobPrice }) => jobPrice);
  };
  const twoHours = { pricePaise: 40_000, hourlyRatePaise: 20_000, durationMinutes: 120 };
  for (const query of ['Tap Repair', 'tap repair lucknow'])
    assert.deepEqual(await pricesFor(query), [twoHours], query);
  for (const query of ['plumber', 'tap', 'Ravi'])
    assert.deepEqual(await pricesFor(query), [undefined], query);
});

test('related trades are named only for searches without results', async () => {
  assert.equal((await search({ query: 'plumbr' })).nearest[0], 'Plumber');
  assert.deepEqual((await search({ query: 'qzxv' })).nearest, []);
  await makeFoundWorker({ name: 'Ravi' });
  assert.deepEqual((await search({ query: 'plumber' })).nearest, []);
});
