import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, NetworkError } from './api-error.ts';
import { fetchFrom, isAbsence, shareReads, withCopies, withRefetch } from './server-cache-parts.ts';
import { createServerCache, type Merge } from './server-cache.ts';

const refusal = (status: number): ApiError =>
  new ApiError('No.', {
    ...{ status, code: 'not_found', params: undefined, errors: [], data: null },
    ...{ retryAfterSeconds: null, requestId: null },
  });

type Words = readonly string[];

/** A cache whose requests the test answers by hand, in order. */
const openCache = ({ freshMs = 0, copy }: { freshMs?: number; copy?: Words } = {}) => {
  const questions: (PromiseWithResolvers<Merge<Words>> & { signal: AbortSignal })[] = [];
  const kept = new Map<string, Words>(copy && [['a', copy]]);
  const { outdate, rules } = withRefetch(
    withCopies<string, Words>(
      {
        ...{ empty: [], freshMs, toKey: (key: string) => key },
        fetch: (_, { signal }) => {
          const question = { ...Promise.withResolvers<Merge<Words>>(), signal };
          questions.push(question);
          return question.promise;
        },
      },
      {
        read: (key) => {
          const words = kept.get(key);
          return Promise.resolve(words ? () => words : null);
        },
        keep: (key, words) => void kept.set(key, words),
      },
    ),
  );
  const cache = createServerCache(rules);
  /** Waits for the next request, so that everything before it has happened. */
  const nextQuestion = async (number: number) => {
    for (let turn = 0; questions.length < number && turn < 100; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    const question = questions[number - 1];
    assert.ok(question);
    return question;
  };
  const answer = async (number: number, ...words: string[]) =>
    (await nextQuestion(number)).resolve((now) => [...now, ...words]);
  return { cache, outdate, questions, kept, nextQuestion, answer };
};

test('concurrent loads share one request', async () => {
  const { cache, questions, answer } = openCache();
  const both = Promise.all([cache.load('a'), cache.load('a')]);
  assert.equal(cache.read('a').isLoading, true);
  await answer(1, 'one');
  await both;
  assert.equal(questions.length, 1);
  assert.deepEqual(cache.read('a').data, ['one']);
  assert.equal(cache.read('a').isLoading, false);
  assert.deepEqual(cache.read('b').data, []);
});

test('an update that arrives before the answer is kept, and an answer that may miss it is fetched again', async () => {
  const { cache, outdate, questions, nextQuestion, answer } = openCache();
  const done = cache.load('a');
  await nextQuestion(1);
  cache.setData('a', (now) => [...now, 'news']);
  outdate('a');
  await answer(1, 'old');
  await answer(2, 'new');
  await done;
  assert.equal(questions.length, 2);
  assert.deepEqual(cache.read('a').data, ['news', 'new']);
});

test('a failure keeps the known data, and the next read clears the failure', async () => {
  const { cache, nextQuestion, answer } = openCache();
  let done = cache.load('a');
  await answer(1, 'one');
  await done;
  done = cache.load('a');
  const failure = new NetworkError(null);
  (await nextQuestion(2)).reject(failure);
  await done;
  assert.equal(cache.read('a').failure, failure);
  assert.equal(cache.read('a').isLoading, false);
  assert.deepEqual(cache.read('a').data, ['one']);
  done = cache.load('a');
  assert.equal(cache.read('a').failure, null);
  await answer(3, 'two');
  await done;
  assert.deepEqual(cache.read('a').data, ['one', 'two']);
});

test('an absent record is not a failure', () => {
  assert.deepEqual(
    [403, 404, 401, 429, 500].map((status) => isAbsence(refusal(status))),
    [...[true, true, false, false, false]],
  );
  assert.equal(isAbsence(new NetworkError(null)), false);
});

test('a stored copy is shown until the server answers, and the answer replaces it', async () => {
  const { cache, kept, nextQuestion, answer } = openCache({ copy: ['copy'] });
  const done = cache.load('a');
  await nextQuestion(1);
  assert.deepEqual(cache.read('a').data, ['copy']);
  assert.equal(cache.read('a').answeredAt, null);
  await answer(1, 'one');
  await done;
  assert.notEqual(cache.read('a').answeredAt, null);
  assert.deepEqual(kept.get('a'), ['copy', 'one']);
});

test('entries share one response, and one more when an event has overtaken it', async () => {
  const requests: PromiseWithResolvers<string>[] = [];
  const newReader = shareReads(() => {
    const request = Promise.withResolvers<string>();
    requests.push(request);
    return request.promise;
  });
  const { outdate, rules } = withRefetch<{ key: string; read(this: void): Promise<string> }, Words>({
    empty: [],
    toKey: ({ key }) => key,
    fetch: async ({ key, read }) => {
      const word = await read();
      return () => [`${key} ${word}`];
    },
  });
  const cache = createServerCache(rules);
  const keys = ['a', 'b'];
  const done = Promise.all(keys.map((key) => cache.load({ key, read: newReader() })));
  for (const key of keys) outdate(key);
  requests[0]?.resolve('old');
  await requests[0]?.promise;
  await new Promise((resolve) => setImmediate(resolve));
  requests[1]?.resolve('new');
  await done;
  assert.equal(requests.length, 2);
  assert.deepEqual(
    keys.map((key) => cache.read(key).data),
    [['a new'], ['b new']],
  );
});

test('a request is aborted when its last listener leaves', async () => {
  const { cache, nextQuestion, answer } = openCache();
  const stops = [cache.subscribe('a', () => undefined), cache.subscribe('a', () => undefined)];

  void cache.load('a');
  const first = await nextQuestion(1);
  stops[0]?.();
  assert.equal(first.signal.aborted, false);
  stops[1]?.();
  assert.equal(first.signal.aborted, true);
  assert.equal(cache.read('a').isLoading, false);
  const done = cache.load('a');
  first.reject(new Error('aborted'));
  await answer(2, 'one');
  await done;
  assert.equal(cache.read('a').failure, null);
  assert.deepEqual(cache.read('a').data, ['one']);
});

test('fetchFrom reuses fresh data and throws a failed fetch', async () => {
  const { cache, questions, nextQuestion, answer } = openCache({ freshMs: Infinity });
  const first = fetchFrom(cache, 'a');
  await answer(1, 'one');
  assert.deepEqual(await first, ['one']);
  assert.deepEqual(await fetchFrom(cache, 'a'), ['one']);
  assert.equal(questions.length, 1);
  const other = fetchFrom(cache, 'b');
  (await nextQuestion(2)).reject(refusal(404));
  await assert.rejects(other, { status: 404 });
});

test('listeners are called on each change until they unsubscribe', () => {
  const { cache } = openCache();
  let calls = 0;
  const stop = cache.subscribe('a', () => (calls += 1));
  cache.setData('a', () => ['one']);
  cache.setData('b', () => ['other']);
  stop();
  cache.setData('a', () => ['two']);
  assert.equal(calls, 1);
});
