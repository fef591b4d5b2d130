import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { MIN_VISITORS_PER_SHOWN_DAY, NEWCOMER_DAYS } from '#lib/features/people/rules/rank.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database, inTransaction } from '#models/connection.ts';
import { decideOnUser, findUser, type UserRecord } from '#models/people/user.ts';
import { listListedWorkers, storeRanks } from '#models/people/worker-listings.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { forgetWorkers, makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { recordCommands } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { updateRanks } from './renew-ranks.ts';
import { recordShown, storeShown, type Visitor } from './steps/note-shown.ts';

useTestDatabase();

const trades = once(makeTrades);
beforeEach(async () => {
  await trades();
  await forgetWorkers();
  // Noon in India, far from midnight.
  setClock(new Date('2027-03-01T06:30:00Z'));
});
afterEach(resetClock);

const nextDay = (): void => setClock(new Date(now().getTime() + 86_400_000));

const read = async ({ _id }: UserRecord): Promise<UserRecord> => {
  const user = await findUser(String(_id));
  assert.ok(user);
  return user;
};

const readNewcomer = async (worker: UserRecord): Promise<[number, number]> => {
  const { rank } = await read(worker);
  assert.ok(rank);
  return [rank.newcomer, rank.shownDays];
};

/** Shows them to as many guests as a counted day needs. */
const show = (workerIds: readonly string[]): void => {
  for (let at = 0; at < MIN_VISITORS_PER_SHOWN_DAY; at += 1)
    recordShown(workerIds, { userId: null, network: `203.0.113.${at}` });
};

/** Shows a worker in searches, then runs the night. */
const showOnce = async (worker: UserRecord): Promise<void> => {
  show([String(worker._id)]);
  await storeShown();
  await updateRanks();
};

test('ranks newcomers before known workers, but unverified ones never before verified ones', async () => {
  await makeFoundWorker({ name: 'Known', completedJobs: 5 });
  await makeFoundWorker({ name: 'New' });
  await makeFoundWorker({ name: 'Verified', completedJobs: 5, isVerified: true, stars: [1] });
  await updateRanks();
  const rows = await listListedWorkers({ after: null, limit: 10 });
  const toOrder = ({ listing }: UserRecord): string => listing?.order ?? '';
  const names = rows
    .toSorted((one, other) => (toOrder(one) < toOrder(other) ? -1 : 1))
    .map(({ name }) => name);
  assert.deepEqual(names, ['Verified', 'New', 'Known']);
});

test('counts a newcomer’s day once, across all views and servers', async () => {
  const worker = await makeFoundWorker({ name: 'New' });
  const id = String(worker._id);
  await showOnce(worker);
  assert.deepEqual(await readNewcomer(worker), [8, 1]);
  show([id, id]);
  await storeShown();
  await updateRanks();
  assert.deepEqual(await readNewcomer(worker), [8, 1]);
  nextDay();
  await showOnce(worker);
  assert.deepEqual(await readNewcomer(worker), [8, 2]);
});

test('reads all shown workers with one command', async () => {
  const workers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => makeFoundWorker({ name: `New ${at}` })),
  );
  show(workers.map(({ _id }) => String(_id)));
  const commands = await recordCommands(storeShown);
  assert.deepEqual([...new Set(commands)].toSorted(), ['newcomers', 'users']);
  assert.equal(commands.filter((name) => name === 'users').length, 1);
});

test('the newcomer bonus ends after twenty shown days', async () => {
  const worker = await makeFoundWorker({ name: 'New' });
  for (let day = 0; day < NEWCOMER_DAYS; day += 1) {
    show([String(worker._id)]);
    await storeShown();
    nextDay();
  }
  await updateRanks();
  assert.deepEqual(await readNewcomer(worker), [0, NEWCOMER_DAYS]);
});

test('a recreated account keeps the remaining newcomer bonus, and none after five jobs', async () => {
  const leave = (worker: UserRecord) =>
    inTransaction((tx) => eraseAccount({ userId: String(worker._id), email: worker.email, phone: null }, tx));
  const shown = await makeFoundWorker({ name: 'Shown', email: 'shown@example.test' });
  const known = await makeFoundWorker({ name: 'Known', email: 'known@example.test', completedJobs: 5 });
  for (let day = 0; day < 10; day += 1) {
    show([String(shown._id)]);
    await storeShown();
    nextDay();
  }
  await updateRanks();
  await leave(shown);
  await leave(known);
  const again = await makeFoundWorker({ name: 'Shown', email: 'shown+again@example.test' });
  const knownAgain = await makeFoundWorker({ name: 'Known', email: 'known@example.test' });
  assert.equal((await read(again)).rank, undefined);
  await updateRanks();
  assert.deepEqual(await readNewcomer(again), [4, 10]);
  assert.deepEqual(await readNewcomer(knownAgain), [0, NEWCOMER_DAYS]);
});

test('a second run of the same night writes nothing', async () => {
  await makeFoundWorker({ name: 'New' });
  await makeFoundWorker({ name: 'Known', completedJobs: 9, stars: [4] });
  await updateRanks();
  const before = await database().collection('users').find().sort({ _id: 1 }).toArray();
  const commands = await recordCommands(updateRanks);
  assert.deepEqual(commands, ['users', 'newcomers']);
  assert.deepEqual(await database().collection('users').find().sort({ _id: 1 }).toArray(), before);
});

test('a concurrent change survives the rank update and keeps last night’s rank', async () => {
  const worker = await makeFoundWorker({ name: 'Verified meanwhile' });
  await updateRanks();
  const asRead = await read(worker);
  const shownAs = { name: worker.name, imageKey: worker.imageKey };
  const verification = { at: now(), by: worker._id, reason: 'Papers seen.', shownAs };
  await inTransaction((tx) => decideOnUser({ userId: String(worker._id), set: { verification } }, tx));
  const decided = await read(worker);
  const rank = { rating: 10, newcomer: 0, turn: 0, shownDays: 20 };
  await storeRanks([{ worker: asRead, rank, listing: asRead.listing }]);
  assert.deepEqual(await read(worker), decided);
  assert.ok(decided.listing?.order.startsWith('0'));
});

const shownTo = async (worker: UserRecord, visitors: readonly Visitor[]): Promise<number> => {
  for (const visitor of visitors) recordShown([String(worker._id)], visitor);
  await storeShown();
  await updateRanks();
  return (await readNewcomer(worker))[1];
};

test('one address cannot end a newcomer’s bonus with searches or unconfirmed accounts', async () => {
  const worker = await makeFoundWorker({ name: 'New' });
  const network = '198.51.100.9';
  const crowd = await Promise.all(Array.from({ length: 8 }, () => makeUser({ emailProvedAt: undefined })));
  for (let day = 0; day < 3; day += 1) {
    const guests = Array.from({ length: 20 }, () => ({ userId: null, network }));
    const accounts = crowd.map(({ _id }) => ({ userId: String(_id), network }));
    assert.equal(await shownTo(worker, [...guests, ...accounts]), 0);
    nextDay();
  }
});

test('a day counts from the fifth visitor, with guests counted by network', async () => {
  const worker = await makeFoundWorker({ name: 'New' });
  const people = await Promise.all(Array.from({ length: 4 }, () => makeUser()));
  const customers = people.map(({ _id }) => ({ userId: String(_id), network: '198.51.100.9' }));
  assert.equal(await shownTo(worker, customers), 0);
  assert.equal(await shownTo(worker, customers), 0, 'the same people again');
  assert.equal(await shownTo(worker, [{ userId: null, network: '198.51.100.9' }]), 1);
  assert.equal(await shownTo(worker, customers), 1, 'once a day');
});

test('visitors of yesterday do not count today', async () => {
  const worker = await makeFoundWorker({ name: 'New' });
  const guests = (from: number) =>
    [0, 1, 2].map((at) => ({ userId: null, network: `203.0.113.${from + at}` }));
  assert.equal(await shownTo(worker, guests(0)), 0);
  nextDay();
  assert.equal(await shownTo(worker, guests(10)), 0);
});
