import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateClasses } from '#lib/platform/contract/rate-class.ts';
import { exchange } from '#e2e/kit/api/exchange.ts';
import { expectRefusal } from '#e2e/kit/api/expect-reply.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });

// Neither header changes the caller's address: one is set by us alone, the other only counts from our proxies.
const disguise = (index: number) => ({
  'x-hunar-client': `198.51.100.${index % 250}`,
  'x-forwarded-for': `198.51.100.${index % 250}`,
});

test('a guest over the read limit gets 429, regardless of forwarding headers', async () => {
  const { points, seconds } = rateClasses.read;
  const read = (index: number) =>
    exchange({ url: `${url()}/api/v1/admin/skill-list`, headers: disguise(index) });
  for (let index = 0; index < points; index += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, offset) => read(index + offset)));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  }
  const answer = await read(points);
  const { code, error } = expectRefusal(answer, 429);
  const wait = Number(answer.headers['retry-after']);
  assert.equal(code, 'too_many_requests');
  assert.ok(wait >= 1 && wait <= seconds);
  assert.equal(error, `Too many requests. Wait ${wait} seconds and try again.`);
});
