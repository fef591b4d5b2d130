import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setCityOffer, setTradeOffer } from '#lib/features/admin/services/offers.ts';
import { listServices } from '#lib/features/catalogue/services/jobs.ts';
import { readCategory } from '#lib/features/catalogue/services/read-service.ts';
import { readFront } from '#lib/features/home/services/read-front.ts';
import { readHome } from '#lib/features/home/services/read-home.ts';
import { findHere } from '#lib/features/places/services/find-own-place.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import { exploreServices } from '#lib/features/search/services/explore-jobs.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';
import { suggest } from '#lib/features/search/services/suggest.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

useTestServer();

const reason = 'Too few workers for now.';
const lead = async () =>
  makeActor({ userId: String((await makeUser({ role: 'admin' }))._id), role: 'admin' });
const switchCity = async (city: string, state: string, isOffered: boolean) =>
  setCityOffer({ actor: await lead(), body: { city, state, isOffered, reason } });
const switchTrade = async (id: string, isOffered: boolean) =>
  setTradeOffer({ actor: await lead(), params: { id }, body: { isOffered, reason } });

const kanpur = { street: '1 Mall Road', city: 'Kanpur', state: 'Uttar Pradesh', pinCode: '208001' };

/** The nearest PIN of another district. */
const findPinBeside = async (pinCode: string): Promise<string> => {
  const table = await pinTable();
  const row = table.find(pinCode);
  assert.ok(row?.point);
  const near = table.around(row.point, { kilometres: 25 }).toSorted((one, other) => one.km - other.km);
  return near.find((one) => table.find(one.pinCode)?.district !== row.district)?.pinCode ?? assert.fail();
};

const makeTrade = async (name: string) => {
  const skill = await makeSkill({ name });
  const service = await makeService({ title: `${name} visit`, skillIds: [skill._id] });
  return { id: String(skill._id), skills: [{ _id: skill._id, name }], service };
};

const search = async (query: object) => searchWorkers({ actor: null, query });

test('nothing is offered at a place in a switched-off city, and its PIN says so', async () => {
  const { id, skills, service } = await makeTrade('Sitarist');
  await makeWorker({ skills, ...(await locateAddress(kanpur)), areaRangeKm: 25 });
  const here = () => findHere({ pinCode: '208001', city: null });
  assert.equal((await search({ skills: [id], pinCode: '208001' })).total, 1);
  assert.ok((await readHome({ categories: 9, services: 9, here: await here() })).data.popular.length > 0);
  await switchCity('Kanpur', 'Uttar Pradesh', false);
  for (const place of [
    { pinCode: '208001' },
    { city: 'Kanpur' },
    { city: 'Kanpur', state: 'Uttar Pradesh' },
  ]) {
    const found = await search({ skills: [id], ...place });
    assert.equal(found.total, 0);
    assert.equal(found.notOffered?.kind, 'city');
  }
  const home = await readHome({ categories: 9, services: 9, here: await here() });
  assert.deepEqual([home.data.categories, home.data.popular], [[], []]);
  const front = await readFront(await here());
  assert.deepEqual([front.data.trades, front.data.services], [[], []]);
  const explored = await exploreServices({
    actor: null,
    words: '',
    near: { pinCode: '208001' },
    here: await here(),
  });
  assert.deepEqual(explored.data.services, []);
  const suggested = await suggest({ query: { q: 'sitarist', language: 'en', pinCode: '208001' } });
  assert.deepEqual([suggested.data.trades, suggested.data.services], [[], []]);
  // Across the border, its workers still travel.
  const beside = await search({ skills: [id], pinCode: '209801' });
  assert.equal(beside.notOffered, undefined);
  assert.equal((await search({ skills: [id] })).total, 0, 'a search without a place leaves them out');
  await switchCity('Kanpur', 'Uttar Pradesh', true);
  assert.equal((await search({ skills: [id] })).total, 1);
  assert.equal((await search({ service: String(service._id), pinCode: '208001' })).total, 1);
});

test('a worker of a switched-off city is found where they travel', async () => {
  const { id, skills } = await makeTrade('Tablaist');
  await makeWorker({ skills, ...(await locateAddress(kanpur)), areaRangeKm: 25 });
  await switchCity('Kanpur', 'Uttar Pradesh', false);
  const pinCode = await findPinBeside('208001');
  // The new trade takes a moment to be known.
  await eventually(async () => (await search({ skills: [id], pinCode })).total === 1);
  await switchCity('Kanpur', 'Uttar Pradesh', true);
});

test('a switched-off trade is in no list, and searching for it says so', async () => {
  const { id, skills, service } = await makeTrade('Veenaist');
  const other = await makeTrade('Harpist');
  await makeWorker({ skills });
  await makeWorker({ skills: [...skills, ...other.skills] });
  await eventually(async () => (await search({ query: 'veenaist' })).total === 2);
  await switchTrade(id, false);
  for (const query of [{ query: 'veenaist' }, { skills: [id] }, { service: String(service._id) }]) {
    const found = await search(query);
    assert.equal(found.total, 0);
    assert.equal(found.notOffered?.kind, 'trade');
  }
  assert.equal((await search({ skills: [other.id] })).total, 1, 'the other trade of a worker is offered');
  const home = await readHome({ categories: 99, services: 99 });
  assert.ok(!home.data.categories.some(({ _id }) => _id === id));
  assert.ok(!home.data.popular.some(({ _id }) => _id === String(service._id)));
  const explored = await exploreServices({ actor: null, words: 'veenaist', near: null });
  assert.ok(!explored.data.services.some(({ _id }) => _id === String(service._id)));
  assert.ok(!explored.data.categories.some(({ _id }) => _id === id));
  const suggested = await suggest({ query: { q: 'veenaist', language: 'en' } });
  assert.ok(!suggested.data.trades.some(({ _id }) => _id === id));
  assert.deepEqual((await readCategory(id))?.services, []);
  const listed = await listServices({ actor: null, query: {} });
  assert.ok(!listed.data.some(({ _id }) => _id === String(service._id)));
  await switchTrade(id, true);
  assert.equal((await search({ skills: [id] })).total, 2);
});

test('no price is named for a switched-off city', async () => {
  const { skills, service } = await makeTrade('Flautist');
  await makeWorker({ skills, hourlyRatePaise: 10_000, ...(await locateAddress(kanpur)) });
  await switchCity('Kanpur', 'Uttar Pradesh', false);
  const explored = await exploreServices({ actor: null, words: 'flautist', near: null });
  const shown = explored.data.services.find(({ _id }) => _id === String(service._id));
  assert.equal(shown?.least, null);
  await switchCity('Kanpur', 'Uttar Pradesh', true);
});
