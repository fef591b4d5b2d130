import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { z } from 'zod';
import { useEnv } from '#lib/platform/config/env.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { rateClasses, type RateClass, type RateRule } from '#lib/platform/contract/rate-class.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { database } from '#models/connection.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { CLIENT_HEADER, toNetwork } from './client-network.ts';
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
    contract: contract('GET /test', rules),
    actor: userId === undefined ? null : makeActor({ userId }),
    headers: new Headers({ [CLIENT_HEADER]: address }),
  };
  for (let done = 0; done < times; done += 1) await consumeRate(input);
};

/** Over a longer time, on another server that has not seen the burst. */
const consumeInBursts = async ({ burst, ...calls }: Calls & Pick<RateRule, 'burst'>): Promise<void> => {
  const limit = burst?.points ?? calls.times;
  for (let left = calls.times; left > 0; left -= limit) {
    await consume({ ...calls, times: Math.min(left, limit) });
    if (left > limit) resetLimiters();
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
    test(`class ${rate} allows ${points} calls in ${seconds} s, then refuses and says how long to wait`, async () => {
      await consumeInBursts({ rate, times: points, burst });
      await assert.rejects(consume({ rate, times: 1 }), isRefusal(seconds));
      await consume({ rate, times: 1, address: '203.0.113.8' });
    });
  }

  for (const { rate, points, seconds, burst } of atLeastOne(allClasses.filter((one) => one.burst))) {
    test(`class ${rate} allows at most ${burst?.points} of ${points} calls in ${seconds} s at once`, async () => {
      const { points: atOnce = 0, seconds: pause = 0 } = burst ?? {};
      await consume({ rate, times: atOnce });
      await assert.rejects(consume({ rate, times: 1 }), isRefusal(pause));
      await consume({ rate, times: 1, address: '203.0.113.8' });
    });
  }

  for (const { rate, points, seconds, burst, leaseSize = 1 } of atLeastOne(
    allClasses.filter(({ shared }) => shared),
  )) {
    test(`class ${rate} is counted across all servers`, async () => {
      await consumeInBursts({ rate, times: points - leaseSize, burst });
      // A fresh server knows only the database.
      resetLimiters();
      await consume({ rate, times: leaseSize });
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

test('guests have a lower search limit than signed-in users', async () => {
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
  for (const address of ['203.0.113.7', 'unknown', '']) assert.equal(toNetwork(address), address);
  for (const address of ['::ffff:203.0.113.7', '::FFFF:cb00:7107'])
    assert.equal(toNetwork(address), '203.0.113.7');
  assert.equal(toNetwork('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.equal(toNetwork('::1'), '0:0:0:0::/64');
});

test('writes lease five points at once, so that four of five ask the database nothing', async () => {
  const stored = async (): Promise<number> => {
    const limits = database().collection<{ key: string; points: number }>('rateLimits');
    return (await limits.findOne({ key: /^write:/ }))?.points ?? 0;
  };
  await consume({ rate: 'write', times: 1, userId: 'a'.repeat(24) });
  assert.equal(await stored(), 5);
  await consume({ rate: 'write', times: 4, userId: 'a'.repeat(24) });
  assert.equal(await stored(), 5);
  await consume({ rate: 'write', times: 1, userId: 'a'.repeat(24) });
  assert.equal(await stored(), 10);
});
