import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Identity } from '#lib/platform/contract/actor.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import { database } from '#models/connection.ts';
import { makeStoredKey } from '#e2e/kit/factories/api-keys.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { makeApiKey } from './api-key-text.ts';
import { readActor } from './read-actor.ts';

useTestDatabase();

const GUESSES = 50;

const call = (key: string, network: string): Promise<Identity> => readActor(`Bearer ${key}`, network);

const guess = async (network: string, times: number): Promise<void> => {
  for (let done = 0; done < times; done += 1) assert.equal(await call(makeApiKey(), network), 'invalid');
};

const isRefusal = (error: unknown): boolean => {
  assert.ok(error instanceof AppError);
  const { retryAfterSeconds = 0 } = error.details;
  return error.code === 'too_many_requests' && retryAfterSeconds > 0 && retryAfterSeconds <= 900;
};

const makeScripts = async () => {
  const { _id } = await makeUser({ role: 'admin' });
  const [running, starting] = [await makeStoredKey(String(_id)), await makeStoredKey(String(_id))];
  return { running: running.key, starting: starting.key };
};

test('a network that guesses keys is refused for a while, but not its running scripts or other networks', async () => {
  const { running, starting } = await makeScripts();
  assert.equal(typeof (await call(running, '203.0.113.7')), 'object');
  // The one that is over the limit is answered, too, because it had to be looked up.
  await guess('203.0.113.7', GUESSES + 1);
  await assert.rejects(call(makeApiKey(), '203.0.113.7'), isRefusal);
  await assert.rejects(call(starting, '203.0.113.7'), isRefusal);
  assert.equal(typeof (await call(running, '203.0.113.7')), 'object');
  assert.equal(typeof (await call(starting, '203.0.113.8')), 'object');
});

test('guesses count together on all servers', async () => {
  const network = '203.0.113.9';
  await guess(network, GUESSES);
  // As on a server that has not seen them.
  resetLimiters();
  await guess(network, 1);
  await assert.rejects(call(makeApiKey(), network), isRefusal);
});

test('a script that goes on with an outdated key counts once', async () => {
  const network = '203.0.113.10';
  const outdated = makeApiKey();
  for (let done = 0; done < GUESSES * 2; done += 1) assert.equal(await call(outdated, network), 'invalid');
  const row = await database()
    .collection('rateLimits')
    .findOne({ key: `keyGuesses:${network}` });
  assert.equal(row?.['points'], 1);
});
