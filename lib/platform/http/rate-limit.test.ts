import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { z } from 'zod';
import { useEnv } from '#lib/platform/config/env.ts';
import { contract, call } from '#lib/platform/contract/contract.ts';
import { rateClasses, type RateClass, type RateRule } from '#lib/platform/contract/rate-class.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { testEnv } from '#server/testing/test-env.ts';
import { CLIENT_HEADER, networkOf } from './client-network.ts';
import { consumeRate } from './rate-limit.ts';

useTestDatabase();
beforeEach(() => {
  useEnv(testEnv({ RATE_LIMIT_FACTOR: '1' }));
  resetLimiters();
});

interface Calls {
  rate: RateClass;
  times: number;
  address?: string;
  userId?: string;
}

const consume = async ({ rate, times, address = '203.0.113.7', userId }: Calls): Promise<void> => {
  const rules = { summary: '', access: 'public', rate, reply: z.strictObject({}) } as const;
  const input = {
    contract: contract(call('GET', '/test'), rules),
    actor: userId === undefined ? null : makeActor({ userId }),
    headers: new Headers({ [CLIENT_HEADER]: address }),
  };
  for (let done = 0; done < times; done += 1) await consumeRate(input);
};

/** The same over a longer time: another server has not seen the burst. */
const consumeInBursts = async ({ burst, ...calls }: Calls & Pick<RateRule, 'burst'>): Promise<void> => {
  const most = burst?.points ?? calls.times;
  for (let left = calls.times; left > 0; left -= most) {
    await consume({ ...calls, times: Math.min(left, most) });
    if (left > most) resetLimiters();
  }
};

const isRefusal = (seconds: number) => (error: unknown) => {
  assert.ok(error instanceof AppError);
  assert.equal(error.code, 'too_many_requests');
  const { retryAfterSeconds = 0 } = error.details;
  assert.ok(retryAfterSeconds >= 1 && retryAfterSeconds <= seconds, String(retryAfterSeconds));
  assert.equal(error.details.params?.['seconds'], retryAfterSeconds);
  return true;
};

const isRateClass = (name: string): name is RateClass => Object.hasOwn(rateClasses, name);
const allClasses = Object.keys(rateClasses)
  .filter(isRateClass)
  .map((rate) => {
    const rule: RateRule = rateClasses[rate];
    return { rate, ...rule, ...rule.guests };
  });

describe('the default limits', () => {
  for (const { rate, points, seconds, burst } of atLeastOne(allClasses)) {
    test(`class ${rate} lets ${points} calls in ${seconds} s pass, then refuses and says how long to wait`, async () => {
      await consumeInBursts({ rate, times: points, burst });
      await assert.rejects(consume({ rate, times: 1 }), isRefusal(seconds));
      await consume({ rate, times: 1, address: '203.0.113.8' });
    });
  }

  for (const { rate, points, seconds, burst } of atLeastOne(allClasses.filter((one) => one.burst))) {
    test(`class ${rate} lets at most ${burst?.points} of ${points} calls in ${seconds} s pass at once`, async () => {
      const { points: atOnce = 0, seconds: pause = 0 } = burst ?? {};
      await consume({ rate, times: atOnce });
      await assert.rejects(consume({ rate, times: 1 }), isRefusal(pause));
      await consume({ rate, times: 1, address: '203.0.113.8' });
    });
  }

  for (const { rate, points, seconds, burst, handful = 1 } of atLeastOne(
    allClasses.filter(({ shared }) => shared),
  )) {
    test(`class ${rate} has one count for all servers`, async () => {
      await consumeInBursts({ rate, times: points - handful, burst });
      // Another server knows nothing but the database.
      resetLimiters();
      await consume({ rate, times: handful });
      await assert.rejects(consume({ rate, times: 1 }), isRefusal(seconds));
    });
  }
});

test('signed-in people behind one address do not share a limit', async () => {
  const { points } = rateClasses.write;
  await consume({ rate: 'write', times: points, userId: 'a'.repeat(24) });
  await assert.rejects(consume({ rate: 'write', times: 1, userId: 'a'.repeat(24) }), isRefusal(60));
  await consume({ rate: 'write', times: 1, userId: 'b'.repeat(24) });
  await consume({ rate: 'write', times: 1 });
});

test('guests have a lower search limit than signed-in people', async () => {
  const { points } = rateClasses.search.guests;
  await consume({ rate: 'search', times: points + 1, userId: 'a'.repeat(24) });
  await consume({ rate: 'search', times: points });
  await assert.rejects(consume({ rate: 'search', times: 1 }), isRefusal(3600));
});

test('all addresses of one IPv6 /64 count as one caller, however they are spelled', async () => {
  const { points } = rateClasses.read;
  const own = ['2001:db8:0:7::1', '2001:0DB8:0000:0007:ffff::', '2001:db8::7:0:0:0:9'];
  await consume({ rate: 'read', times: points, address: '2001:db8:0:7:a:b:c:d' });
  for (const address of own)
    await assert.rejects(consume({ rate: 'read', times: 1, address }), isRefusal(60));
  await consume({ rate: 'read', times: 1, address: '2001:db8:0:8::1' });
});

test('an IPv4 address or other text counts as it is, and IPv4-mapped IPv6 as IPv4', () => {
  for (const address of ['203.0.113.7', 'unknown', '']) assert.equal(networkOf(address), address);
  for (const address of ['::ffff:203.0.113.7', '::FFFF:cb00:7107'])
    assert.equal(networkOf(address), '203.0.113.7');
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.equal(networkOf('::1'), '0:0:0:0::/64');
});
