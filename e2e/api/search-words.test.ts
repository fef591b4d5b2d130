import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { replaceSkillContract } from '#lib/features/catalogue/contracts/named-lists.ts';
import {
  importSearchWordsContract,
  listSearchWordsContract,
} from '#lib/features/catalogue/contracts/search-words.ts';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { useSearch } from '#e2e/kit/api/use-search.ts';
import { forgetWorkers, makeFoundWorker, makeFoundWorkers } from '#e2e/kit/factories/found-workers.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { eventually } from '#e2e/kit/eventually.ts';

const { url } = useTestServer();
const { search, names } = useSearch(url);
const trades = once(makeTrades);

beforeEach(async () => {
  await trades();
  await forgetWorkers();
});

const plumber = { name: 'Ravi Kumar' };
const electrician = { name: 'Sunita Devi', trades: ['Electrician'] };

test('a trade is found by colloquial words: native words in Latin letters, things and problems', async () => {
  await makeFoundWorkers(plumber, electrician, { name: 'Om', trades: ['Gardener'] });
  for (const query of ['bijli wala', 'bijlee', 'pankha', 'fan repair near me']) {
    assert.deepEqual(await names({ query }), ['Sunita Devi'], query);
  }
  assert.deepEqual(await names({ query: 'nal tapak raha hai' }), ['Ravi Kumar']);
  assert.deepEqual(await names({ query: 'mali' }), ['Om']);
});

test('a person is found by name, alone and beside a trade; a trade ranks before a name with the same start', async () => {
  await makeFoundWorkers({ ...electrician, name: 'Ramesh Das' }, electrician, { name: 'Malini' });
  assert.deepEqual(await names({ query: 'ramesh' }), ['Ramesh Das']);
  assert.deepEqual(await names({ query: 'ramesh electrician' }), ['Ramesh Das']);
  await makeFoundWorkers({ name: 'Om', trades: ['Gardener'] });
  assert.deepEqual(await names({ query: 'mali' }), ['Om', 'Malini']);
});

test('an unknown word beside a trade excludes no worker', async () => {
  await makeFoundWorkers(electrician, { ...electrician, name: 'Zubin' });
  assert.deepEqual(await names({ query: 'electrician zubin' }), ['Zubin', 'Sunita Devi']);
});

test('a place in the words counts where no other is chosen, in any script', async () => {
  const lucknow = { ...electrician, name: 'Here', pinCode: '226010' };
  const there = { ...electrician, name: 'There', pinCode: '110001', city: 'New Delhi' };
  await makeFoundWorkers(lucknow, {
    ...there,
    address: { city: 'New Delhi', state: 'Delhi', pinCode: '110001' },
  });
  for (const query of [
    'electrician gomti nagar',
    'electrician 226010',
    'बिजली वाला लखनऊ',
    'bijli lucknow',
    'lucknow',
  ])
    assert.deepEqual(await names({ query }), ['Here'], query);
  assert.deepEqual(await names({ query: 'electrician in delhi' }), ['There']);
  assert.deepEqual(await names({ query: 'electrician lucknow', state: 'Delhi' }), ['There']);
});

test('an area name shared by several cities means the reader’s city, otherwise each city is offered', async () => {
  const lucknow = { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226016' };
  const bengaluru = { city: 'Bengaluru', state: 'Karnataka', pinCode: '560038' };
  await makeFoundWorkers(
    { ...electrician, name: 'Lata', pinCode: '226016', address: lucknow },
    { ...electrician, name: 'Bala', pinCode: '560038', address: bengaluru },
  );
  const query = 'Electrician Indira Nagar';
  const placesFor = async (more: Record<string, string>) => {
    const { data, places } = await search({ query, ...more });
    return { found: data.map(({ name }) => name), places: places.map((place) => [place.name, place.query]) };
  };
  assert.deepEqual(await placesFor({ from: '226010' }), { found: ['Lata'], places: [] });
  assert.deepEqual(await placesFor({ from: '560001' }), { found: ['Bala'], places: [] });
  const open = await placesFor({});
  assert.deepEqual(open.found.toSorted(), ['Bala', 'Lata']);
  assert.ok(open.places.length > 1);
  for (const [city, again] of open.places) {
    if (city !== 'Lucknow' && city !== 'Bengaluru') continue;
    const pinCode = city === 'Lucknow' ? '226016' : '560038';
    assert.equal(again, `Electrician ${pinCode}`);
    assert.deepEqual(await names({ query: again }), [city === 'Lucknow' ? 'Lata' : 'Bala']);
  }
  // The chosen place wins; the place in the text is offered as a link, unless it is the same.
  const chosen = await placesFor({ pinCode: '226001', city: 'Lucknow' });
  assert.deepEqual(chosen, { found: ['Lata'], places: [['Indira Nagar, Lucknow', 'Electrician 226016']] });
  assert.deepEqual((await placesFor({ pinCode: '226016', city: 'Lucknow' })).places, []);
  assert.deepEqual((await placesFor({ asTyped: 'true' })).places, []);
});

test('a new skill is found at once by its names, in Latin letters too, and by words an admin adds', async () => {
  const skill = await makeSkill({ name: 'Beekeeper', names: { hi: 'मधुमक्खी पालक' } });
  const { _id, name } = skill;
  await makeFoundWorker({ name: 'Anil', skills: [{ _id, name }] });
  await eventually(async () => (await names({ query: 'madhumakhi' })).includes('Anil'));
  const { token } = await signIn('admin');
  const body = { name, names: skill.names, searchWords: { hi: ['शहद'] } };
  await sendCall({
    origin: url(),
    call: replaceSkillContract,
    token,
    parts: { params: { id: String(_id) }, body },
  });
  await eventually(async () => (await names({ query: 'shahad' })).includes('Anil'));
});

test('the table that admins export can be imported again', async () => {
  const { token } = await signIn('admin');
  const send = (call: typeof listSearchWordsContract | typeof importSearchWordsContract, parts: Parts) =>
    sendCall({ origin: url(), call, token, parts });
  const table = (await send(listSearchWordsContract, { query: { format: 'csv' } })).text;
  assert.match(table, /"kind","_id","name","language","words"/);
  const file = (text: string) => ({
    file: { field: 'file', name: 'words.csv', type: 'text/csv', bytes: new TextEncoder().encode(text) },
  });
  assert.equal((await send(importSearchWordsContract, file(table))).status, 200);
  assert.equal((await send(listSearchWordsContract, { query: { format: 'csv' } })).text, table);
  expectRefusal(await send(importSearchWordsContract, file('nothing')), 400);
});
