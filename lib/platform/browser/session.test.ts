import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import {
  clearSession,
  completeStoredUser,
  endSession,
  onSessionEnd,
  readSession,
  subscribeSession,
  whileLeaving,
  writeSession,
} from './session.ts';

const user = { _id: 'a'.repeat(24), name: 'Asha', role: 'customer', userType: 'customer' } as const;
const session = { token: 't1', user };

// Node has no localStorage.
const makeStorage = () => {
  const rows = new Map<string, string>();
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
};

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: makeStorage(), configurable: true });
});
afterEach(() => {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
});

test('a session is stored under the product’s keys and cleared completely', () => {
  writeSession(session);
  assert.equal(localStorage.getItem('hunar.token'), 't1');
  assert.deepEqual(readSession(), session);
  clearSession();
  assert.equal(readSession(), null);
  assert.equal(localStorage.getItem('hunar.user'), null);
});

test('a user stored by an earlier release gets its userType without calling listeners', () => {
  const { userType: _, ...stored } = user;
  writeSession(session);
  localStorage.setItem('hunar.user', JSON.stringify(stored));
  assert.deepEqual(readSession(), session);
  let calls = 0;
  const stop = subscribeSession(() => (calls += 1));
  completeStoredUser();
  completeStoredUser();
  stop();
  assert.deepEqual(JSON.parse(localStorage.getItem('hunar.user') ?? ''), { ...stored, userType: 'customer' });
  assert.equal(calls, 0);
});

test('a user that cannot be read is treated as a guest', () => {
  writeSession(session);
  localStorage.setItem('hunar.user', '{broken');
  assert.equal(readSession(), null);
});

test('a browser without storage has no session, and nothing fails', () => {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  writeSession(session);
  assert.equal(readSession(), null);
});

test('listeners are called on each change until they unsubscribe', () => {
  let calls = 0;
  const stop = subscribeSession(() => (calls += 1));
  writeSession(session);
  clearSession();
  stop();
  writeSession(session);
  assert.equal(calls, 2);
});

test('a session ends once, and not by a late answer to an older token', () => {
  let ended = 0;
  const stop = onSessionEnd(() => (ended += 1));
  writeSession(session);
  endSession('t0');
  assert.deepEqual(readSession(), session);
  endSession('t1');
  endSession('t1');
  stop();
  assert.equal(readSession(), null);
  assert.equal(ended, 1);
});

test('a session ended during sign-out counts as left; after a failed sign-out it does not', async () => {
  const ends: string[] = [];
  const stop = onSessionEnd((end) => ends.push(end));
  writeSession(session);
  const { promise: isAnswered, reject: fail } = Promise.withResolvers<void>();
  const leaving = whileLeaving(() => isAnswered);
  assert.equal(localStorage.getItem('hunar.leaving'), 't1');
  endSession('t1');
  assert.deepEqual(readSession(), session);
  fail(new Error('There is no connection.'));
  await assert.rejects(leaving, /There is no connection/);
  assert.equal(localStorage.getItem('hunar.leaving'), null);
  localStorage.setItem('hunar.leaving', 't1');
  endSession('t1');
  writeSession(session);
  endSession('t1');
  stop();
  assert.deepEqual(ends, ['left', 'ended']);
});
