import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { NEWCOMER_DAYS } from '#lib/features/people/rules/rank.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { database, inTransaction } from '#models/connection.ts';
import { decideOnUser, findUser, type UserRecord } from '#models/people/user.ts';
import { listListedWorkers, storeRanks } from '#models/people/worker-listings.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { forgetWorkers, makeFoundWorker } from '#server/testing/factories/found-workers.ts';
import { makeTrades } from '#server/testing/factories/trades.ts';
import { once } from '#server/testing/factories/once.ts';
import { commandsOf } from '#server/testing/query-plans.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { renewRanks } from './renew-ranks.ts';
import { noteShown, storeShown } from './steps/note-shown.ts';

useTestDatabase();

const trades = once(makeTrades);
beforeEach(async () => {
  await trades();
  await forgetWorkers();
  // Noon in India, far from the change of days.
  setClock(new Date('2027-03-01T06:30:00Z'));
});
afterEach(resetClock);

const nextDay = (): void => setClock(new Date(now().getTime() + 86_400_000));

const read = async ({ _id }: UserRecord): Promise<UserRecord> => {
  const user = await findUser(String(_id));
  assert.ok(user);
  return user;
};

const newcomerOf = async (worker: UserRecord): Promise<[number, number]> => {
  const { rank } = await read(worker);
  assert.ok(rank);
  return [rank.newcomer, rank.shownDays];
};

/** One search shows somebody, and the night comes. */
const showOnce = async (worker: UserRecord): Promise<void> => {
  noteShown([String(worker._id)]);
  await storeShown();
  await renewRanks();
};

test('a night brings newcomers before those who are known, and nobody unverified before the verified', async () => {
  await makeFoundWorker({ name: 'Known', completedJobs: 5 });
  await makeFoundWorker({ name: 'New' });
  await makeFoundWorker({ name: 'Verified', completedJobs: 5, isVerified: true, stars: [1] });
  await renewRanks();
  const rows = await listListedWorkers({ after: null, most: 10 });
  const orderOf = ({ listing }: UserRecord): string => listing?.order ?? '';
  const names = rows
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .map(({ name }) => name);
  assert.deepEqual(names, ['Verified', 'New', 'Known']);
});

test('a day counts once for a newcomer, however often she is shown and whichever server tells of it', async () => {
  const worker = await makeFoundWorker({ name: 'New' });
  const id = String(worker._id);
  await showOnce(worker);
  assert.deepEqual(await newcomerOf(worker), [8, 1]);
  noteShown([id, id]);
  assert.deepEqual(await commandsOf(storeShown), []);
  await renewRanks();
  assert.deepEqual(await newcomerOf(worker), [8, 1]);
  nextDay();
  await showOnce(worker);
  assert.deepEqual(await newcomerOf(worker), [8, 2]);
});

test('many who are shown are read with one command', async () => {
  const workers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => makeFoundWorker({ name: `New ${at}` })),
  );
  noteShown(workers.map(({ _id }) => String(_id)));
  const commands = await commandsOf(storeShown);
  assert.deepEqual([...new Set(commands)].toSorted(), ['newcomers', 'users']);
  assert.equal(commands.filter((name) => name === 'users').length, 1);
});

test('the share ends after twenty shown days', async () => {
  const worker = await makeFoundWorker({ name: 'New' });
  for (let day = 0; day < NEWCOMER_DAYS; day += 1) {
    noteShown([String(worker._id)]);
    await storeShown();
    nextDay();
  }
  await renewRanks();
  assert.deepEqual(await newcomerOf(worker), [0, NEWCOMER_DAYS]);
});

test('who deletes the account and comes back has what was left of the share, and nothing of it after five jobs', async () => {
  const leave = (worker: UserRecord) =>
    inTransaction((tx) => eraseAccount({ userId: String(worker._id), email: worker.email, phone: null }, tx));
  const shown = await makeFoundWorker({ name: 'Shown', email: 'shown@example.test' });
  const known = await makeFoundWorker({ name: 'Known', email: 'known@example.test', completedJobs: 5 });
  for (let day = 0; day < 10; day += 1) {
    noteShown([String(shown._id)]);
    await storeShown();
    nextDay();
  }
  await renewRanks();
  await leave(shown);
  await leave(known);
  const again = await makeFoundWorker({ name: 'Shown', email: 'shown+again@example.test' });
  const knownAgain = await makeFoundWorker({ name: 'Known', email: 'known@example.test' });
  assert.equal((await read(again)).rank, undefined);
  await renewRanks();
  assert.deepEqual(await newcomerOf(again), [4, 10]);
  assert.deepEqual(await newcomerOf(knownAgain), [0, NEWCOMER_DAYS]);
});

test('a second run of the same night writes nothing', async () => {
  await makeFoundWorker({ name: 'New' });
  await makeFoundWorker({ name: 'Known', completedJobs: 9, stars: [4] });
  await renewRanks();
  const before = await database().collection('users').find().sort({ _id: 1 }).toArray();
  const commands = await commandsOf(renewRanks);
  assert.deepEqual(commands, ['users', 'newcomers']);
  assert.deepEqual(await database().collection('users').find().sort({ _id: 1 }).toArray(), before);
});

test('whoever changes while ranks are made keeps the change, and the rank of the night before', async () => {
  const worker = await makeFoundWorker({ name: 'Verified meanwhile' });
  await renewRanks();
  const asRead = await read(worker);
  const verification = { at: now(), by: worker._id, reason: 'Papers seen.' };
  await inTransaction((tx) => decideOnUser({ userId: String(worker._id), set: { verification } }, tx));
  const decided = await read(worker);
  const rank = { rating: 10, newcomer: 0, turn: 0, shownDays: 20 };
  await storeRanks([{ worker: asRead, rank, listing: asRead.listing }]);
  assert.deepEqual(await read(worker), decided);
  assert.ok(decided.listing?.order.startsWith('0'));
});
