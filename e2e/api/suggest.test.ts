import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { suggestContract, suggestions } from '#lib/features/search/contracts/suggest.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { toPlaceNames } from '#lib/platform/i18n/place-names.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

// Created once: the server caches the lists for a second or two.
const lists = once(async () => {
  const skills = await makeTrades();
  const skillIds = ['Plumber'].flatMap((name) => skills.get(name)?._id ?? []);
  await makeService({ title: 'Tap repair', titles: { hi: 'नल की मरम्मत' }, skillIds, pricePaise: 12_900 });
  await makeFoundWorker({ pinCode: '226001', city: 'Lucknow', hourlyRatePaise: 20_000 });
});

const send = (query: Record<string, string>) =>
  sendCall({ origin: url(), call: suggestContract, parts: { query } });

const suggest = async (q: string, others: Record<string, string> = {}) => {
  await lists();
  const answer = await send({ q, ...others });
  expectSuccess(answer, suggestContract);
  return z.object({ data: suggestions }).parse(answer.json).data;
};
const tradesFor = async (q: string): Promise<string[]> => (await suggest(q)).trades.map(({ name }) => name);

test('trades are suggested from the first letters, in any script, with their pictures', async () => {
  for (const q of ['pl', 'plumb', 'प्लं', 'nal tapak', 'plmber'])
    assert.equal((await tradesFor(q))[0], 'Plumber', q);
  assert.equal((await suggest('plumb')).trades[0]?.picture, 'plumber');
});

test('a short prefix suggests the most common completion first', async () => {
  assert.equal((await tradesFor('bij'))[0], 'Electrician');
});

test('services are suggested with their price', async () => {
  for (const q of ['tap rep', 'नल की', 'nal theek'])
    assert.deepEqual(
      (await suggest(q)).services.map(({ title, price }) => [title, price]),
      [['Tap repair', 129]],
      q,
    );
});

test('a suggested service shows its price at the reader’s place, otherwise the lowest price, in the reader’s language', async () => {
  const costs = async (others: Record<string, string>) =>
    (await suggest('tap rep', others)).services.map((service) => service.costs);
  assert.deepEqual(await costs({}), ['from ₹400 · 2 hours in Lucknow']);
  assert.deepEqual(await costs({ pinCode: '226010' }), ['₹400 · 2 hours']);
  assert.deepEqual(await costs({ city: 'Lucknow', language: 'hi' }), ['₹400 · 2 घंटे']);
  assert.deepEqual(await costs({ pinCode: '700025' }), ['from ₹400 · 2 hours in Lucknow']);
  assert.equal(expectRefusal(await send({ q: 'tap', pinCode: '12' }), 400).errors?.[0]?.field, 'pinCode');
});

test('areas are suggested with their city: by name, in native letters, and by PIN code', async () => {
  const searches = [
    ['gomti n', '226010'],
    ['mali gomti nag', 'mali 226010'],
    ['गोमती नगर', '226010'],
    ['226010', '226010'],
    ['बढ़ई 226010', 'बढ़ई 226010'],
  ] as const;
  for (const [q, query] of searches)
    assert.deepEqual(
      (await suggest(q)).areas[0],
      {
        ...{ name: 'Gomti Nagar', pinCode: '226010', city: 'Lucknow', state: 'Uttar Pradesh', query },
        ...toPlaceNames({ city: 'Lucknow', state: 'Uttar Pradesh' }),
      },
      q,
    );
  const [city] = (await suggest('mali lucknow')).areas;
  assert.deepEqual([city?.name, city?.pinCode, city?.query], ['Lucknow', null, 'mali Lucknow']);
});

test('an area is suggested only for a word that is one', async () => {
  for (const q of ['AC not', 'AC not c', 'fan not working', 'need a plumber'])
    assert.deepEqual((await suggest(q)).areas, [], q);
  for (const q of ['luck', 'new del', 'plumber in lucknow', 'electrician gomti'])
    assert.notDeepEqual((await suggest(q)).areas, [], q);
});

test('a name, nonsense or punctuation suggests nothing', async () => {
  for (const q of ['qzxv', '!?', '%$#'])
    assert.deepEqual(await suggest(q), { trades: [], services: [], areas: [] }, q);
});

test('an invalid query is refused', async () => {
  const refused: Record<string, string>[] = [
    {},
    { q: '' },
    { q: 'x'.repeat(101) },
    { q: 'a', language: 'fr' },
    { q: 'a', more: '1' },
  ];
  for (const query of refused) expectRefusal(await send(query), 400);
});
