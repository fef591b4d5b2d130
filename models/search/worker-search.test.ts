import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SearchQuery } from '#lib/features/search/contracts/search.ts';
import {
  continueAfter,
  planSearch,
  type Branch,
  type SearchCriteria,
} from '#lib/features/search/rules/search-plan.ts';
import { searchWorkers } from '#lib/features/search/services/search-workers.ts';
import { findAreas } from '#lib/features/search/services/steps/areas-of-place.ts';
import { readExplained, type Explained } from '#e2e/kit/explain.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeCrowd } from '#e2e/kit/factories/crowd.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { recordCommands } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { database } from '#models/connection.ts';
import { checkFilters, indexFilter } from './search-walk.ts';
import { runPlan } from './worker-search.ts';

useTestDatabase();

const LIMIT = 10;
const users = () => database().collection('users');

/** Stores this many workers and returns the ids of their skills. */
const makeLoadFixture = async (size: number): Promise<string[]> => {
  const skills = [...(await makeTrades()).values()].map(({ _id, name }) => ({ _id, name }));
  const take = await makeCrowd(skills);
  await users().insertMany(take(0, size));
  return skills.map(({ _id }) => String(_id));
};

const explainWalk = async (branch: Branch, index: string): Promise<Explained> => {
  const filter: Record<string, unknown> = { ...indexFilter(branch) };
  const walk = users()
    .find(filter)
    .sort({ [`listing.${branch.sortKey}`]: 1 })
    .limit(LIMIT)
    .hint(index);
  return readExplained(await walk.explain('executionStats'));
};

const word = (strong: string, ...words: string[]) => ({ strong: [strong], weak: [], words });
const nothing: SearchCriteria = {
  words: [],
  skillIds: [],
  rating: 0,
  areas: [{ kind: 'anywhere', band: 0 }],
};

const assertWalks = async (plan: readonly Branch[], fields: string, max: number) => {
  const index = [...fields.split(' ').filter(Boolean), plan[0]?.sortKey]
    .map((field) => `listing.${field}_1`)
    .join('_');
  assert.ok(plan.length > 0);
  for (const branch of plan) {
    const { stages, indexes, keysExamined } = await explainWalk(branch, index);
    assert.deepEqual([...new Set(indexes)], [index]);
    assert.ok(!stages.includes('SORT'), 'no sort in memory');
    assert.ok(keysExamined <= max, `${keysExamined} keys`);
  }
};

test('each scan follows its index in ranking order', async () => {
  const skillIds = (await makeLoadFixture(1500)).slice(0, 1);
  const ofOne = 2 * LIMIT + 10;
  const ofPlace = 15 * LIMIT;
  const city: SearchCriteria['areas'] = [{ kind: 'city', band: 0, city: 'mumbai', except: [] }];
  const state: SearchCriteria['areas'] = [{ kind: 'state', band: 0, state: 'maharashtra' }];
  const rings = (await findAreas({ pinCode: '700025' })).areas.filter(({ kind }) => kind === 'pins');

  await assertWalks(planSearch(nothing), '', ofOne);
  await assertWalks(planSearch({ ...nothing, rating: 4.5 }), 'terms', ofOne);
  await assertWalks(planSearch({ ...nothing, rating: 2 }), 'terms', ofOne);
  await assertWalks(planSearch({ ...nothing, areas: city }), 'city', ofOne);
  await assertWalks(planSearch({ ...nothing, areas: state }), 'state', ofOne);
  await assertWalks(planSearch({ ...nothing, areas: rings }), 'pin', ofPlace);
  await assertWalks(planSearch({ ...nothing, skillIds, rating: 4 }), 'terms', ofOne);
  await assertWalks(planSearch({ ...nothing, skillIds, areas: city }), 'terms city', ofOne);
  await assertWalks(planSearch({ ...nothing, skillIds, areas: rings }), 'terms pin', ofPlace);
  await assertWalks(planSearch({ ...nothing, skillIds, areas: rings, rating: 3.5 }), 'terms pin', ofPlace);
  const [byName, byAbout] = planSearch({ ...nothing, words: [word('ram', 'hon')] });
  assert.ok(byName && byAbout);
  await assertWalks([byName], 'terms', ofOne);
  await assertWalks([byAbout], 'words', ofOne);
});

test('sorted by rating or price, each scan follows an index in that order', async () => {
  const skillIds = (await makeLoadFixture(1500)).slice(0, 1);
  const ofOne = 2 * LIMIT + 10;
  const ofPlace = 15 * LIMIT;
  const city: SearchCriteria['areas'] = [{ kind: 'city', band: 0, city: 'mumbai', except: [] }];
  const rings = (await findAreas({ pinCode: '700025' })).areas.filter(({ kind }) => kind === 'pins');
  for (const sort of ['rating', 'price'] as const) {
    const sorted = { ...nothing, sort };
    await assertWalks(planSearch(sorted), '', ofOne);
    await assertWalks(planSearch({ ...sorted, areas: city }), 'city', ofOne);
    await assertWalks(planSearch({ ...sorted, areas: rings }), 'pin', ofPlace);
    await assertWalks(planSearch({ ...sorted, skillIds }), 'trades', ofOne);
    await assertWalks(planSearch({ ...sorted, skillIds, areas: city }), 'trades city', ofOne);
    await assertWalks(planSearch({ ...sorted, skillIds, areas: rings }), 'trades pin', ofPlace);
  }
});

test('verified workers and a maximum price are ranges of the same scans', async () => {
  const skillIds = (await makeLoadFixture(1500)).slice(0, 1);
  const price = { maxPaise: 20_000, job: null };
  const verified = planSearch({ ...nothing, skillIds, isVerified: true });
  const cheap = planSearch({ ...nothing, skillIds, sort: 'price', price });
  await assertWalks(verified, 'terms', 2 * LIMIT + 10);
  await assertWalks(cheap, 'trades', 2 * LIMIT + 10);
  assert.deepEqual([...verified, ...cheap].flatMap(checkFilters), []);
  const found = async (plan: readonly Branch[]) =>
    (await runPlan({ plan, hidden: [], limit: 50, isCounted: false })).workers;
  const trusted = await found(verified);
  assert.ok(trusted.length > 10 && trusted.every(({ verification }) => verification !== null));
  const rates = (await found(cheap)).map(({ hourlyRatePaise }) => hourlyRatePaise ?? 0);
  assert.ok(rates.length > 10 && rates.every((rate) => rate > 0 && rate <= price.maxPaise));
});

test('sorted by distance, each scan covers a tenth of a kilometre and follows the index of places', async () => {
  const skillIds = (await makeLoadFixture(1500)).slice(0, 1);
  const areas = (await findAreas({ pinCode: '700025' }, 'distance')).areas;
  const rings = areas.filter(({ kind }) => kind === 'pins');
  const bands = rings.map(({ band }) => band);
  assert.deepEqual(
    bands,
    bands.toSorted((one, other) => one - other),
  );
  assert.equal(new Set(bands).size, bands.length);
  const plan = planSearch({ ...nothing, sort: 'distance', skillIds, areas: rings.slice(0, 20) });
  await assertWalks(plan, 'terms pin', 2 * LIMIT + 10);
});

const orderAt = (at: number): string => `150${String(at).padStart(7, '0')}${'a'.repeat(24)}`;

test('a scan stops after 2,000 workers, reports where, and can continue from there', async () => {
  const listing = { terms: [], pin: null, city: 'agra', state: null, reachKm: 5 };
  const row = (at: number) => ({
    listing: { ...listing, words: at === 2050 ? ['needle'] : [], order: orderAt(at) },
  });
  await users().insertMany(
    Array.from({ length: 2100 }, (_, at) => ({ email: `${at}@example.test`, ...row(at) })),
  );
  const areas: SearchCriteria['areas'] = [{ kind: 'city', band: 0, city: 'agra', except: [] }];
  const plan = planSearch({ ...nothing, areas, words: [word('nobody', 'needle')] });
  const first = await runPlan({ plan, hidden: [], limit: LIMIT, isCounted: true });
  const stoppedAt = { tier: 1, band: 0, order: orderAt(1999) };
  assert.deepEqual(first, { workers: [], stoppedAt, count: { total: 0, isCapped: true } });
  const rest = { plan: continueAfter(plan, stoppedAt), hidden: [], limit: LIMIT, isCounted: false };
  const { workers, stoppedAt: end } = await runPlan(rest);
  assert.deepEqual([workers.map(({ found }) => found.order), end], [[orderAt(2050)], null]);
});

describe('queries of a search', () => {
  // Cached for a second or two, so the count depends on the machine's speed.
  const kept = ['skills', 'jobs', 'workTypes', 'blocks', 'switchedOff'];
  // The daily phone quota, and the rows that exempt a worker from it.
  const share = ['dayShares', 'bookings', 'conversations'];

  test('a search sends one query, regardless of user and filters', async () => {
    await makeLoadFixture(300);
    const queries: SearchQuery[] = [
      { limit: 5 },
      { limit: 50 },
      { query: 'plumber honest' },
      { skills: ['Cook'], pinCode: '400001', rating: 3.5 },
      { query: 'polite', city: 'Mumbai' },
    ];
    const customer = makeActor({ role: 'customer', userId: String((await makeUser())._id) });
    for (const actor of [null, makeActor({ role: 'worker' }), customer])
      for (const query of queries) {
        await searchWorkers({ actor, query: { ...query, limit: query.limit ?? 10 } });
        const commands = await recordCommands(() => searchWorkers({ actor, query }));
        const counted = commands.filter((name) => ![...kept, ...share].includes(name));
        assert.deepEqual(counted, ['users']);
      }
  });
});
