import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { toNetwork } from '#lib/platform/http/client-network.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findUser } from '#models/people/user.ts';
import { newPerson } from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { register } from './sign-in.ts';
import { countSignUp } from './steps/count-sign-up.ts';

useTestDatabase();
beforeEach(() => {
  useEnv(testEnv({ RATE_LIMIT_FACTOR: '1' }));
  resetLimiters();
});

const join = (network: string, body = newPerson()) =>
  register({ body: { ...body, referralCode: undefined }, device: 'test', network });

const mustProve = async (network: string): Promise<boolean> =>
  (await findUser((await join(network)).data._id))?.mustProve === true;

const spend = async (network: string, times: number): Promise<void> => {
  for (let count = 0; count < times; count += 1) assert.equal(await countSignUp(network), true);
};

test('beyond 300 sign-ups an hour from one address, new accounts must confirm their contact', async () => {
  const network = '203.0.113.20';
  await spend(network, 298);
  assert.equal(await mustProve(network), false);
  assert.equal(await mustProve(network), false);
  assert.equal(await mustProve(network), true);
  assert.equal(await mustProve('203.0.113.21'), false, 'another address');
});

test('all addresses of one IPv6 network share its limit', async () => {
  const at = (last: string) => toNetwork(`2001:db8:0:7::${last}`);
  await spend(at('1'), 300);
  assert.equal(await mustProve(at('ffff')), true);
});

test('a rejected sign-up does not count towards the limit', async () => {
  const network = '203.0.113.22';
  const known = newPerson();
  await join(network, known);
  const isTaken = (error: unknown) => error instanceof AppError && error.code === 'email_taken';
  for (let count = 0; count < 3; count += 1) await assert.rejects(join(network, known), isTaken);
  await spend(network, 298);
  assert.equal(await mustProve(network), false);
});

test('200 people behind one address all get fully working accounts', async () => {
  const network = '203.0.113.23';
  await spend(network, 180);
  const flags = await Promise.all(Array.from({ length: 20 }, () => mustProve(network)));
  assert.deepEqual([...new Set(flags)], [false]);
});
