import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { useSearch } from '#e2e/kit/api/use-search.ts';
import { forgetWorkers, makeFoundWorkers } from '#e2e/kit/factories/found-workers.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { names, search, send } = useSearch(url);
const trades = once(makeTrades);

beforeEach(async () => {
  await trades();
  await forgetWorkers();
});

// Lucknow's first PIN code; the other places' names give their distance from it in km.
const here = { pinCode: '226001' };
const there = {
  ...{ '0': '226001', '1': '226027', '4': '226005', '6': '226016', '12': '226008', '19': '226302' },
  '30': '226103',
} as const;
const barabanki = { '22': '225122', '27': '225001' } as const;

describe('around a PIN', () => {
  test('nearer distance bands come first, then verified, then rank', async () => {
    await makeFoundWorkers(
      { name: 'Rest', pinCode: there[30], isVerified: true, stars: [5] },
      { name: 'Far', pinCode: there[19], isVerified: true, stars: [5, 5] },
      { name: 'Near', pinCode: there[4], isVerified: true },
      { name: 'Here', pinCode: there[0], stars: [5] },
      { name: 'Middle', pinCode: there[6] },
      { name: 'Middle verified', pinCode: there[6], isVerified: true },
      { name: 'Beyond ten', pinCode: there[12], isVerified: true, stars: [4, 4] },
      { name: 'Next door verified', pinCode: there[1], isVerified: true, stars: [1] },
    );
    const upTo10 = ['Next door verified', 'Here', 'Near', 'Middle verified', 'Middle'];
    const order = [...upTo10, 'Far', 'Beyond ten', 'Rest'];
    for (const query of [here, { ...here, skills: 'Plumber' }, { ...here, query: 'plumber' }])
      assert.deepEqual(await names(query), order);
    assert.deepEqual(await names({ ...here, rating: '5' }), ['Here', 'Far', 'Rest']);
    assert.deepEqual(await names({ ...here, query: 'mid' }), ['Middle verified', 'Middle']);
  });

  test('a worker of another city is found only within their own radius', async () => {
    const outside = { city: 'Barabanki' };
    await makeFoundWorkers(
      { name: 'Next door, another city', pinCode: there[4], ...outside, areaRangeKm: 5 },
      { name: 'Six, goes five', pinCode: there[6], ...outside, areaRangeKm: 5 },
      { name: 'Six, says nothing', pinCode: there[6], ...outside, areaRangeKm: null },
      { name: 'Six, goes ten', pinCode: there[6], ...outside, areaRangeKm: 10 },
      { name: 'Twenty-two, goes twenty', pinCode: barabanki[22], areaRangeKm: 20 },
      { name: 'Twenty-two, goes twenty-five', pinCode: barabanki[22], areaRangeKm: 25 },
      { name: 'Twenty-seven', pinCode: barabanki[27], areaRangeKm: 25 },
      { name: 'Same city, goes five', pinCode: there[19], areaRangeKm: 5 },
    );
    const served = [
      'Next door, another city',
      'Six, goes ten',
      'Twenty-two, goes twenty-five',
      'Same city, goes five',
    ];
    for (const query of [here, { ...here, skills: 'Plumber' }]) {
      const { data, total } = await search(query);
      assert.deepEqual(data.map(({ name }) => name).toSorted(), served.toSorted());
      assert.equal(total, served.length);
    }
  });

  test('distances have one decimal, and are null where a place is unknown', async () => {
    await makeFoundWorkers(
      { name: 'Near', pinCode: there[6] },
      { name: 'Nowhere', pinCode: '226999', city: 'Lucknow' },
    );
    const distances = async (query: Record<string, string>) =>
      (await search(query)).data.map(({ name, distanceKm }) => [name, distanceKm]);
    assert.deepEqual(await distances(here), [
      ['Near', 5.5],
      ['Nowhere', null],
    ]);
    assert.deepEqual(await distances({ city: 'Lucknow' }), [
      ['Near', null],
      ['Nowhere', null],
    ]);
  });

  test('a search of all places shows which workers come to the reader', async () => {
    await makeFoundWorkers(
      { name: 'Comes', pinCode: there[6], areaRangeKm: 10 },
      { name: 'Stays', pinCode: barabanki[22], areaRangeKm: 10 },
    );
    const found = async (query: Record<string, string>) =>
      (await search(query)).data.map(({ name, comes, distanceKm }) => [name, comes, distanceKm !== null]);
    const everywhere = await found({ from: here.pinCode });
    assert.deepEqual(everywhere.toSorted(), [
      ['Comes', true, true],
      ['Stays', false, true],
    ]);
    assert.deepEqual(await found(here), [['Comes', true, true]]);
  });

  test('a search of all places lists those who come to the reader first, on pages of any size', async () => {
    await makeFoundWorkers(
      { name: 'Stays, verified', pinCode: barabanki[22], areaRangeKm: 10, isVerified: true, stars: [5, 5] },
      { name: 'Next city, comes', pinCode: barabanki[22], areaRangeKm: 25 },
      { name: 'Same city', pinCode: there[19], areaRangeKm: 5, isVerified: true },
      { name: 'Same city, far', pinCode: there[30], isVerified: true, stars: [5] },
      { name: 'Here', pinCode: there[0] },
    );
    const order = ['Here', 'Same city', 'Next city, comes', 'Same city, far', 'Stays, verified'];
    const everywhere = { from: here.pinCode };
    for (const query of [
      everywhere,
      { ...everywhere, skills: 'Plumber' },
      { ...everywhere, query: 'plumber' },
    ]) {
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await search({ ...query, limit: '2', cursor });
        assert.equal(page.total, order.length);
        paged.push(...page.data.map(({ name }) => name));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      assert.deepEqual(paged, order);
      assert.deepEqual((await names({ ...query, sort: 'rating' })).toSorted(), order.toSorted());
    }
  });

  test('an unknown PIN matches itself, and the city where one is given', async () => {
    await makeFoundWorkers({ name: 'Same', pinCode: '226999' }, { name: 'Other', pinCode: there[0] });
    assert.deepEqual(await names({ pinCode: '226999' }), ['Same']);
    assert.deepEqual(await names({ pinCode: '226999', city: 'LUCKNOW' }), ['Same', 'Other']);
  });

  test('a place also matches words of the about text, after names and trades', async () => {
    await makeFoundWorkers(
      { name: 'Honesty Das', pinCode: there[19] },
      { name: 'Asha', about: 'An honest worker', pinCode: there[0] },
      { name: 'Mona', about: 'Does not.', pinCode: there[0] },
    );
    assert.deepEqual(await names({ ...here, query: 'honest' }), ['Honesty Das', 'Asha']);
    assert.deepEqual(await names({ ...here, query: 'asha honest' }), ['Asha']);
  });
});

test('a city matches by its key, a state only when nothing nearer is given', async () => {
  await makeFoundWorkers(
    { name: 'Lucknow', pinCode: '226001', address: { city: 'Lucknow', state: 'Uttar Pradesh' } },
    { name: 'Kanpur', cityKey: 'kanpur', address: { city: 'Kanpur', state: 'uttar  pradesh' } },
    { name: 'Dehradun', cityKey: 'dehradun', address: { city: 'Dehradun', state: 'Uttarakhand' } },
  );
  assert.deepEqual(await names({ city: ' lucknow ' }), ['Lucknow']);
  assert.deepEqual(await names({ city: 'लखनऊ' }), ['Lucknow']);
  assert.deepEqual(await names({ state: 'உத்தரகாண்ட்' }), [], 'another spelling is another word');
  assert.deepEqual(await names({ state: 'உத்தராகண்ட்' }), ['Dehradun']);
  assert.deepEqual(await names({ city: 'Luck' }), []);
  assert.deepEqual((await names({ state: 'Uttar Pradesh' })).toSorted(), ['Kanpur', 'Lucknow']);
  assert.deepEqual(await names({ state: 'Uttarakhand', query: 'plumber' }), ['Dehradun']);
  assert.equal((await search({ country: 'india' })).total, 3);
  assert.equal((await search({ country: 'Nepal', city: 'Lucknow' })).total, 0);
  assert.equal((await search({ city: '', pinCode: ' ', state: '' })).total, 3);
});

test('a PIN may be typed in the digits of another script', async () => {
  await makeFoundWorkers({ name: 'Here', pinCode: here.pinCode });
  assert.deepEqual(await names({ pinCode: '२२६००१' }), ['Here']);
});

test('an invalid PIN gets a field error', async () => {
  for (const pinCode of ['12', 'abcdef', '226001x'])
    assert.equal(expectRefusal(await send({ pinCode }), 400).errors?.[0]?.field, 'pinCode');
});
