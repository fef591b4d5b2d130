import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, NetworkError } from './api-error.ts';
import { fetchFrom, isAbsence, withCopies, withNews } from './server-cache-parts.ts';
import { createServerCache, type Merge } from './server-cache.ts';

const refusal = (status: number): ApiError =>
  new ApiError('No.', {
    ...{ status, code: 'not_found', params: undefined, errors: [], data: null },
    ...{ retryAfterSeconds: null, requestId: null },
  });

type Words = readonly string[];

interface Rules {
  freshMs?: number;
  copy?: Words;
}

/** A cache whose questions are answered by hand, in their order. */
const openCache = ({ freshMs = 0, copy }: Rules = {}) => {
  const questions: (PromiseWithResolvers<Merge<Words>> & { signal: AbortSignal })[] = [];
  const kept = new Map<string, Words>(copy && [['a', copy]]);
  const { outdate, rules } = withNews(
    withCopies<string, Words>(
      {
        ...{ empty: [], freshMs, keyOf: (wish: string) => wish },
        ask: (_, { signal }) => {
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
  /** Waits for the next question, so that what comes before it has happened. */
  const asked = async (number: number) => {
    for (let turn = 0; questions.length < number && turn < 100; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    const question = questions[number - 1];
    assert.ok(question);
    return question;
  };
  const answer = async (number: number, ...words: string[]) =>
    (await asked(number)).resolve((now) => [...now, ...words]);
  return { cache, outdate, questions, kept, asked, answer };
};

test('whoever asks while an answer is on its way gets that one', async () => {
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

test('news that come first stay, and an answer that may not know of them is asked for once more', async () => {
  const { cache, outdate, questions, asked, answer } = openCache();
  const done = cache.load('a');
  await asked(1);
  cache.put('a', (now) => [...now, 'news']);
  outdate('a');
  await answer(1, 'old');
  await answer(2, 'new');
  await done;
  assert.equal(questions.length, 2);
  assert.deepEqual(cache.read('a').data, ['news', 'new']);
});

test('a failure keeps what is known, and the next look forgets it', async () => {
  const { cache, asked, answer } = openCache();
  let done = cache.load('a');
  await answer(1, 'one');
  await done;
  done = cache.load('a');
  const failure = new NetworkError(null);
  (await asked(2)).reject(failure);
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

test('that the server has nothing for somebody is told apart from a failure', () => {
  assert.deepEqual(
    [403, 404, 401, 429, 500].map((status) => isAbsence(refusal(status))),
    [...[true, true, false, false, false]],
  );
  assert.equal(isAbsence(new NetworkError(null)), false);
});

test('a copy is shown until the server has answered, which then is kept in its place', async () => {
  const { cache, kept, asked, answer } = openCache({ copy: ['copy'] });
  const done = cache.load('a');
  await asked(1);
  assert.deepEqual(cache.read('a').data, ['copy']);
  assert.equal(cache.read('a').answeredAt, null);
  await answer(1, 'one');
  await done;
  assert.notEqual(cache.read('a').answeredAt, null);
  assert.deepEqual(kept.get('a'), ['copy', 'one']);
});

test('an answer is given up once nobody waits for it any more', async () => {
  const { cache, asked, answer } = openCache();
  const stops = [cache.subscribe('a', () => undefined), cache.subscribe('a', () => undefined)];

  void cache.load('a');
  const first = await asked(1);
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

test('what is fresh is not asked for again, and what cannot be had is thrown', async () => {
  const { cache, questions, asked, answer } = openCache({ freshMs: Infinity });
  const first = fetchFrom(cache, 'a');
  await answer(1, 'one');
  assert.deepEqual(await first, ['one']);
  assert.deepEqual(await fetchFrom(cache, 'a'), ['one']);
  assert.equal(questions.length, 1);
  const other = fetchFrom(cache, 'b');
  (await asked(2)).reject(refusal(404));
  await assert.rejects(other, { status: 404 });
});

test('listeners hear of changes until they stop', () => {
  const { cache } = openCache();
  let heard = 0;
  const stop = cache.subscribe('a', () => (heard += 1));
  cache.put('a', () => ['one']);
  cache.put('b', () => ['other']);
  stop();
  cache.put('a', () => ['two']);
  assert.equal(heard, 1);
});
