import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTtlCache } from './ttl-cache.ts';

const open = ({ name }: TestContext, maxSize = 10) => {
  const clock = { now: 0 };
  const reads: string[] = [];
  const cache = createTtlCache<Promise<string>>({
    name,
    keptMs: 100,
    maxEntries: maxSize,
    clock: () => clock.now,
  });
  const read = (key: string) =>
    cache.get(key, () => {
      reads.push(key);
      return Promise.resolve(`${key}${reads.length}`);
    });
  return { cache, clock, reads, read };
};

test('a value is read again after it expired, and concurrent readers share one read', async (t) => {
  const { clock, read, reads } = open(t);
  assert.deepEqual(await Promise.all([read('a'), read('a')]), ['a1', 'a1']);
  clock.now = 99;
  assert.equal(await read('a'), 'a1');
  clock.now = 100;
  assert.equal(await read('a'), 'a2');
  clock.now = -100;
  assert.equal(await read('a'), 'a3');
  assert.deepEqual(reads, ['a', 'a', 'a']);
});

test('failed and deleted entries are read again', async (t) => {
  const { cache, read } = open(t);
  await assert.rejects(
    cache.get('a', () => Promise.reject(new Error('away'))),
    /away/,
  );
  assert.equal(await read('a'), 'a1');
  cache.forget('a');
  assert.equal(cache.find('a'), null);
  assert.equal(await read('a'), 'a2');
});

test('a failing read keeps the entry that replaced its own', async (t) => {
  const { cache, read } = open(t);
  const { promise, reject } = Promise.withResolvers<string>();
  const first = cache.get('a', () => promise);
  cache.forget('a');
  assert.equal(await read('a'), 'a1');
  reject(new Error('late'));
  await assert.rejects(first, /late/);
  assert.equal(await read('a'), 'a1');
});

test('a full cache is emptied', async (t) => {
  const { read, reads } = open(t, 2);
  for (const key of ['a', 'b', 'c', 'a']) await read(key);
  assert.deepEqual(reads, ['a', 'b', 'c', 'a']);
});
