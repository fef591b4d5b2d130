import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeSkill } from '#e2e/kit/factories/skills.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { recordCommands, recordPlans } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { skillTerm } from '#lib/features/people/rules/search-listing.ts';
import { database } from '#models/connection.ts';
import { blockUser } from '#lib/features/visibility/services/blocks.ts';
import { searchWorkers } from './search-workers.ts';
import { getService } from '#lib/features/catalogue/services/jobs.ts';
import { readCategory, readService } from '#lib/features/catalogue/services/read-service.ts';
import { exploreServices } from './explore-jobs.ts';
import { findPricingPlace } from '#lib/features/places/services/steps/price-place.ts';
import { locateAddress } from '#lib/features/places/services/steps/locate-address.ts';

useTestDatabase();

const LUCKNOW = { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' };
const KOLKATA = { city: 'Kolkata', state: 'West Bengal', pinCode: '700025' };

const makeTrade = async (...titles: string[]) => {
  const { _id, name } = await makeSkill();
  for (const title of titles) await makeService({ title, skillIds: [_id] });
  return { _id, name };
};
const near = (pinCode: string, actor = makeActor()) =>
  exploreServices({ actor, words: '', near: { pinCode } });
const titlesNear = async (...args: Parameters<typeof near>): Promise<string[]> =>
  (await near(...args)).data.services.map(({ title }) => title);

test('lists only services with a worker who serves the place and has all their skills', async () => {
  const [plumber, cook] = [await makeTrade('Tap repair'), await makeTrade('Dinner')];
  const both = { title: 'Kitchen sink', skillIds: [plumber._id, cook._id] };
  await makeService(both);
  await makeTrade('Nobody does this');
  await makeService({ title: 'Without a trade' });
  await makeWorker({ skills: [plumber], address: LUCKNOW });
  await makeWorker({ skills: [cook], address: KOLKATA });
  assert.deepEqual(await titlesNear('226001'), ['Tap repair']);
  assert.deepEqual(await titlesNear('700025'), ['Dinner']);
  await makeWorker({ skills: [cook, plumber], address: KOLKATA });
  assert.deepEqual(await titlesNear('700025'), ['Dinner', 'Kitchen sink', 'Tap repair']);
  assert.deepEqual(await titlesNear('110001'), []);
});

test('a worker does not serve a place beyond their range', async () => {
  const skills = [await makeTrade('Tap repair')];
  // About 23 kilometres apart and in different cities.
  const worker = { skills, address: { city: 'Howrah', state: 'West Bengal', pinCode: '711101' } };
  await makeWorker({ ...worker, areaRangeKm: 5 });
  assert.deepEqual(await titlesNear('743613'), []);
  await makeWorker({ ...worker, areaRangeKm: 25 });
  assert.deepEqual(await titlesNear('743613'), ['Tap repair']);
});

test('a blocked worker’s services are not listed', async () => {
  const skills = [await makeTrade('Tap repair')];
  const worker = await makeWorker({ skills, address: LUCKNOW });
  const { userId } = await signIn('customer');
  const actor = makeActor({ userId });
  assert.deepEqual(await titlesNear('226001', actor), ['Tap repair']);
  await blockUser({ actor, params: { id: String(worker._id) } });
  assert.deepEqual(await titlesNear('226001', actor), []);
});

// Cached for a second or two, so the count depends on the machine's speed.
const kept = ['skills', 'workTypes', 'blocks', 'switchedOff'];
const isCounted = (name: string): boolean => !kept.includes(name);

test('finding services near a place takes two queries, regardless of how many there are', async () => {
  for (const count of [3, 30]) {
    for (let at = 0; at < count; at += 1) await makeTrade(`Service ${at} of ${count}`);
    const commands = await recordCommands(() => near('226001'));
    assert.deepEqual(commands.filter(isCounted).toSorted(), ['jobs', 'users']);
  }
});

test('finding a service’s workers takes one query', async () => {
  const { _id, name } = await makeTrade('Tap repair');
  for (let count = 0; count < 12; count += 1) await makeWorker({ skills: [{ _id, name }], address: LUCKNOW });
  const id = String((await near('226001')).data.services[0]?._id);
  const show = async (): Promise<void> => {
    const { data } = await getService({ params: { id } });
    const query = { skills: data.requiredSkills.map((skill) => skill._id), ...LUCKNOW };
    const { data: found } = await searchWorkers({ actor: makeActor(), query, hasPhones: false });
    assert.equal(found.length, 10);
  };
  await show();
  const commands = await recordCommands(show);
  assert.equal(commands.filter((name) => name === 'users').length, 1);
  assert.ok(commands.includes('jobs'));
});

test('a service with two skills lists workers with both, and their rates set its price', async () => {
  const [plumber, mason] = [await makeTrade('Tap repair'), await makeTrade('Wall')];
  const job = await makeService({
    title: 'Bathroom',
    skillIds: [plumber._id, mason._id],
    pricePaise: 90_000,
  });
  await makeWorker({ skills: [plumber], hourlyRatePaise: 10_000, address: LUCKNOW });
  await makeWorker({ skills: [mason], hourlyRatePaise: 10_000, address: LUCKNOW });
  const both = await makeWorker({ skills: [plumber, mason], hourlyRatePaise: 30_000, address: LUCKNOW });
  const { data } = await readService(String(job._id));
  const query = { skills: data.requiredSkills.map((skill) => skill._id), allSkills: true, ...LUCKNOW };
  const request = { actor: makeActor(), query };
  // The list of skills is cached briefly.
  await eventually(async () => (await searchWorkers(request)).total > 0);
  const found = await searchWorkers(request);
  assert.deepEqual(
    found.data.map(({ _id }) => _id),
    [String(both._id)],
  );
  assert.equal(found.total, 1);
  assert.equal((await searchWorkers({ ...request, query: { ...query, allSkills: false } })).total, 3);
  assert.equal(data.fromPaise, 60_000);
  const unknown = { ...query, skills: [...query.skills, 'a'.repeat(24)] };
  assert.equal((await searchWorkers({ ...request, query: unknown })).total, 0);
});

test('scans at most 2,000 nearby workers when none of them travels this far', async () => {
  const { _id } = await makeTrade('Tap repair');
  const listing = { terms: [skillTerm(String(_id))], words: [], pin: '711101', city: 'howrah', reachKm: 5 };
  const order = (at: number): string => `150${String(at).padStart(7, '0')}${'a'.repeat(24)}`;
  const crowd = Array.from({ length: 2500 }, (_, at) => ({
    email: `${at}@example.test`,
    listing: { ...listing, state: 'west bengal', order: order(at) },
  }));
  await database().collection('users').insertMany(crowd);
  const plans = await recordPlans('users', async () => assert.deepEqual(await titlesNear('743613'), []));
  assert.equal(plans.length, 1);
  const looked = plans[0]?.docsExamined ?? 0;
  assert.ok(looked > 100 && looked <= 2000, `${looked} workers`);
});

test('shows the lowest price at the reader’s place, else the lowest anywhere with its city', async () => {
  const tailor = await makeTrade('Alteration');
  await makeTrade('Nobody does this');
  const living = async (address: typeof LUCKNOW) => {
    const { cityKey, point } = await locateAddress(address);
    return { skills: [tailor], address, cityKey, point };
  };
  await makeWorker({ ...(await living(LUCKNOW)), hourlyRatePaise: 10_000 });
  await makeWorker({ ...(await living(KOLKATA)), hourlyRatePaise: 40_000 });
  await makeWorker({ ...(await living(KOLKATA)), hourlyRatePaise: 30_000 });
  const leastAt = async (pinCode: string) => {
    const here = await findPricingPlace({ pinCode, city: null });
    const { services } = (await exploreServices({ actor: null, words: '', near: null, here })).data;
    return services.map(({ least }) => least && [least.pricePaise, least.city]);
  };
  assert.deepEqual(await leastAt('700025'), [[60_000, null], null]);
  assert.deepEqual(await leastAt('226010'), [[20_000, null], null]);
  assert.deepEqual(await leastAt('110001'), [[20_000, 'Lucknow'], null]);
  const plans = await recordPlans('users', () => leastAt('700001'));
  assert.ok(plans.length > 0, 'workers are read again for another place');
  for (const { planSummary = '', docsExamined = 0 } of plans) {
    assert.match(planSummary, /IXSCAN { listing\.(city|pin): 1/);
    assert.ok(docsExamined <= 2);
  }
});

test('a category lists the services that can be booked at the place before the others', async () => {
  const [mason, tailor] = [await makeTrade(), await makeTrade('Hemming')];
  await makeService({ title: 'Curtains with rods', skillIds: [mason._id, tailor._id] });
  const { cityKey, point } = await locateAddress(LUCKNOW);
  await makeWorker({ skills: [tailor], address: LUCKNOW, cityKey, point });
  const titlesAt = async (here: Awaited<ReturnType<typeof findPricingPlace>>) =>
    (await readCategory(String(tailor._id), here))?.services.map(({ title }) => title);
  assert.deepEqual(await titlesAt(null), ['Curtains with rods', 'Hemming']);
  const here = await findPricingPlace({ pinCode: '226016', city: null });
  assert.deepEqual(await titlesAt(here), ['Hemming', 'Curtains with rods']);
});
