import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { countsByNow, proveContact } from './prove-contact.ts';

useTestDatabase();

const MORNING = new Date('2026-11-10T06:00:00Z');
const DAY_MS = 86_400_000;

afterEach(resetClock);

const newcomer = (email: string): Promise<UserRecord> => makeUser({ email, emailProvedAt: undefined });

const prove = async (user: UserRecord, email = user.email ?? ''): Promise<UserRecord> => {
  await inTransaction((tx) => proveContact({ user, email, at: now() }, tx));
  return (await findUser(String(user._id))) ?? user;
};

/** Confirms addresses one after another and returns the people whose actions count at that moment. */
const countingAt = async (people: readonly UserRecord[], at: Date): Promise<boolean[]> =>
  Promise.all(people.map((user) => countsByNow(user, 'countedJob', at)));

const proveAll = async (emails: readonly string[]): Promise<UserRecord[]> => {
  const people: UserRecord[] = [];
  for (const email of emails) people.push(await prove(await newcomer(email)));
  return people;
};

test('counts three new mailboxes of a small domain per day and delays the others', async () => {
  setClock(MORNING);
  const emails = Array.from({ length: 8 }, (_, index) => `p${String(index)}@x${String(index)}.small.example`);
  const people = await proveAll(emails);
  const counting = async (days: number) => {
    const midnight = Date.parse('2026-11-09T18:30:00Z') + days * DAY_MS;
    const before = await countingAt(people, new Date(Math.max(midnight - 1, MORNING.getTime())));
    const after = await countingAt(people, new Date(Math.max(midnight, MORNING.getTime())));
    return [before, after].map((all) => all.filter(Boolean).length);
  };
  assert.deepEqual(await counting(0), [3, 3]);
  assert.deepEqual(await counting(1), [3, 6]);
  assert.deepEqual(await counting(2), [6, 8]);
  const waiting = (await listOutboxRows()).filter(({ kind }) => kind === 'workCount');
  const days = waiting.map(
    ({ dueAt }) => dueAt && Math.floor((dueAt.getTime() - MORNING.getTime()) / DAY_MS),
  );
  assert.deepEqual(days, [0, 0, 0, 0, 0, 0, 1, 1], 'what they did before is looked at then');
});

test('counts at most three mailboxes confirmed at the same moment', async () => {
  setClock(MORNING);
  const people = await Promise.all([1, 2, 3, 4, 5].map((one) => newcomer(`p${String(one)}@rush.example`)));
  const proved = await Promise.all(people.map((user) => prove(user)));
  assert.equal((await countingAt(proved, MORNING)).filter(Boolean).length, 3);
});

test('counts all spellings of a mailbox once and sets no limit for big providers', async () => {
  setClock(MORNING);
  const spelled = ['a@own.example', 'a+1@own.example', 'a+2@own.example', 'a+3@own.example', 'b@own.example'];
  const many = Array.from({ length: 6 }, (_, index) => `p${String(index)}@rediffmail.com`);
  const people = await proveAll([...spelled, ...many]);
  assert.deepEqual(new Set(await countingAt(people, MORNING)), new Set([true]));
});

test('a new address waits for its own day instead of inheriting the old one’s trust', async () => {
  setClock(MORNING);
  const people: UserRecord[] = [];
  for (let one = 0; one < 5; one += 1)
    people.push(await prove(await makeUser(), `m${String(one)}@moved.example`));
  assert.deepEqual(await countingAt(people, MORNING), [true, true, true, false, false]);
});

test('accounts confirmed earlier or again do not wait', async () => {
  setClock(MORNING);
  await proveAll(['a@full.example', 'b@full.example', 'c@full.example']);
  const known = await prove(await makeUser({ email: 'd@full.example' }));
  assert.equal(await countsByNow(known, 'countedJob', MORNING), true);
  assert.equal(await countsByNow(await newcomer('e@full.example'), 'countedJob', MORNING), false);
});
