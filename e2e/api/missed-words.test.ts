import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { z } from 'zod';
import { listMissedWordsContract, missedWords } from '#lib/features/search/contracts/missed-words.ts';
import { searchWorkersContract } from '#lib/features/search/contracts/search.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { forgetWorkers, makeFoundWorker } from '#e2e/kit/factories/found-workers.ts';
import { forgetMissedWords, missedRows } from '#e2e/kit/factories/missed-words.ts';
import { once } from '#e2e/kit/factories/once.ts';
import { makeTrades } from '#e2e/kit/factories/trades.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const trades = once(makeTrades);

beforeEach(async () => {
  await trades();
  await forgetWorkers();
  await forgetMissedWords();
});

type Query = Record<string, string>;

const search = async (token: string | null, query: Query): Promise<void> => {
  const call = { origin: url(), call: searchWorkersContract, parts: { query } };
  expectSuccess(await sendCall({ ...call, ...(token !== null && { token }) }), searchWorkersContract);
};

const searchByMany = async (people: number, query: Query): Promise<void> => {
  for (let person = 0; person < people; person += 1) await search((await signIn('customer')).token, query);
};

const list = async (query: Query = {}) => {
  const { token } = await signIn('admin');
  const answer = await sendCall({ origin: url(), call: listMissedWordsContract, token, parts: { query } });
  expectSuccess(answer, listMissedWordsContract);
  const { data } = z.looseObject({ data: z.array(missedWords) }).parse(answer.json);
  return data.map(({ words, language, city, people }) => ({ words, language, city, people }));
};

test('searches without results are listed once three people made them, with language and city', async () => {
  const query = { query: 'Submarine in Lucknow', language: 'kn' };
  await searchByMany(2, query);
  assert.deepEqual(await list(), []);
  await searchByMany(1, query);
  const shown = await list();
  assert.equal(shown.length, 1);
  assert.deepEqual({ ...shown[0], words: '' }, { words: '', language: 'kn', city: 'Lucknow', people: 3 });
  const [words = ''] = shown.map((row) => row.words);
  assert.match(words, /submarine/);
  assert.doesNotMatch(words, /lucknow/);
  assert.equal((await list({ language: 'kn' })).length, 1);
  assert.equal((await list({ language: 'hi' })).length, 0);
  assert.equal((await list({ city: 'Agra' })).length, 0);
});

test('each person counts once, and guests do not count', async () => {
  const { token } = await signIn('customer');
  for (let time = 0; time < 4; time += 1) await search(token, { query: 'submarine' });
  for (let time = 0; time < 4; time += 1) await search(null, { query: 'submarine' });
  await searchByMany(1, { query: 'submarine' });
  assert.deepEqual(await list(), []);
  await searchByMany(1, { query: 'submarine', pinCode: '226010' });
  assert.deepEqual(await list(), [], 'another city');
});

test('accounts sharing a mailbox count as one person', async () => {
  for (const tag of ['one', 'two', 'three']) {
    const { token } = await makeSession(await makeUser({ email: `asha+${tag}@example.test` }));
    await search(token, { query: 'submarine' });
  }
  assert.deepEqual(await list(), []);
});

test('a row names no person, and its marks differ between words', async () => {
  const { token, user } = await signIn('customer');
  await search(token, { query: 'submarine' });
  await search(token, { query: 'பனிச்சறுக்கு' });
  const rows = await missedRows();
  assert.deepEqual(rows.map(({ language }) => language).sort(), ['en', 'ta']);
  assert.equal(new Set(rows.flatMap(({ marks }) => marks)).size, 2);
  const text = JSON.stringify(rows);
  for (const secret of [String(user._id), user.email, user.name]) assert.ok(!text.includes(secret), secret);
});

test('numbers, whole sentences, filters and unsent text are not counted', async () => {
  const ways: Query[] = [
    { query: 'submarine 9812345678' },
    { query: 'zzq zzw zze zzr zzt zzy zzu zzi' },
    { query: 'submarine', rating: '4' },
    { query: 'submarine', skills: 'Plumber' },
    { query: 'submarine', asTyped: 'true' },
    { query: 'submarine', limit: '0' },
  ];
  for (const query of ways) await searchByMany(1, query);
  await makeFoundWorker({ name: 'Ravi' });
  await searchByMany(1, { query: 'ravi' });
  assert.equal((await missedRows()).length, 0);
});

test('a mailbox cannot fill the table: twenty words a day are counted', async () => {
  const { token } = await signIn('customer');
  for (let word = 0; word < 24; word += 1)
    await search(token, { query: `zzqx${'abcdefghijklmnopqrstuvwx'[word]}` });
  assert.equal((await missedRows()).length, 20);
});
