import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateClasses } from '#lib/platform/contract/rate-class.ts';
import { exchange } from '#server/testing/api/exchange.ts';
import { expectRefusal } from '#server/testing/api/expect-reply.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });

// Neither header moves the caller to another address: the one is ours alone, the other counts from our proxies only.
const disguise = (index: number) => ({
  'x-hunar-client': `198.51.100.${index % 250}`,
  'x-forwarded-for': `198.51.100.${index % 250}`,
});

test('a guest over the read limit gets 429, whatever client address the headers claim', async () => {
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
