import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import * as favorites from '#lib/features/favorites/contracts/favorites.ts';
import { removeJobContract } from '#lib/features/catalogue/contracts/jobs.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { blockUserContract } from '#lib/features/people/contracts/safety.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { makeFavorite } from '#e2e/kit/factories/favorites.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { listFavoriteIdsContract, listFavoritesContract, putFavoriteContract, removeFavoriteContract } =
  favorites;

const send = (by: SignedIn, call: SentCall['call'], parts: SentCall['parts'] = {}) =>
  sendCall({ origin: url(), call, token: by.token, parts });

const replied = z.looseObject({
  data: listFavoritesContract.reply.shape.data,
  nextCursor: z.string().nullable(),
});

const readPage = async (by: SignedIn, query: Record<string, string> = {}) => {
  const answer = await send(by, listFavoritesContract, { query });
  expectSuccess(answer, listFavoritesContract);
  return replied.parse(answer.json);
};

const listNames = async (by: SignedIn): Promise<string[]> =>
  (await readPage(by)).data.map((row) => (row.kind === 'service' ? row.service.title : row.worker.name));

const worker = async (name: string) => ({ kind: 'worker', id: String((await makeWorker({ name }))._id) });
const service = async (title: string) => ({
  kind: 'service',
  id: String((await makeService({ title }))._id),
});

const save = async (by: SignedIn, params: Record<string, string>) => {
  const answer = await send(by, putFavoriteContract, { params });
  expectSuccess(answer, putFavoriteContract);
};
const forget = async (by: SignedIn, params: Record<string, string>) => {
  const answer = await send(by, removeFavoriteContract, { params });
  expectSuccess(answer, removeFavoriteContract);
};

test('favourites list services and workers, newest first, to their owner only', async () => {
  const [me, other] = [await signIn('customer'), await signIn('customer')];
  const [asha, taps] = [await worker('Asha Devi'), await service('Tap repair')];
  await save(me, asha);
  await save(me, taps);
  assert.deepEqual(await listNames(me), ['Tap repair', 'Asha Devi']);
  assert.deepEqual(await listNames(other), []);
  await forget(other, asha);
  await forget(me, taps);
  assert.deepEqual(await listNames(me), ['Asha Devi']);
});

test('a saved worker shows no phone, street or other private field', async () => {
  const me = await signIn('customer');
  await save(me, await worker('Ravi Verma'));
  const [row] = (await readPage(me)).data;
  assert.ok(row?.kind === 'worker');
  assert.deepEqual(row.worker.address, { city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226001' });
  assert.equal(row.worker.hourlyRate, 250);
  assert.doesNotMatch(JSON.stringify(row), /9812345678|Gali 7/);
});

test('twenty concurrent saves make one favourite, and removing it twice is harmless', async () => {
  const me = await signIn('customer');
  const params = await worker('Ravi Verma');
  await Promise.all(Array.from({ length: 20 }, () => save(me, params)));
  assert.deepEqual(await listNames(me), ['Ravi Verma']);
  await forget(me, params);
  await forget(me, params);
  assert.deepEqual(await listNames(me), []);
});

test('a missing service, a suspended worker or a non-worker cannot be saved', async () => {
  const me = await signIn('customer');
  const { id } = await service('Fan fitting');
  const refused = [
    { kind: 'service', id: 'f'.repeat(24) },
    { kind: 'worker', id: 'f'.repeat(24) },
    { kind: 'worker', id },
    { kind: 'worker', id: me.userId },
    { kind: 'worker', id: String((await makeUser({ role: 'broker' }))._id) },
    { kind: 'worker', id: String((await makeWorker({ suspendedAt: new Date() }))._id) },
  ];
  for (const params of refused) expectRefusal(await send(me, putFavoriteContract, { params }), 404);
  const wrong = await send(me, putFavoriteContract, { params: { kind: 'city', id } });
  assert.equal(expectRefusal(wrong, 400).errors?.[0]?.field, 'kind');
  assert.deepEqual(await listNames(me), []);
});

test('favourites hide a blocked or suspended worker, and show them when the suspension ends', async () => {
  const [me, admin] = [await signIn('customer'), await signIn('admin')];
  const [blocked, suspended] = [await worker('Babu Lal'), await worker('Sunita Rani')];
  await save(me, blocked);
  await save(me, suspended);
  const block = await send(me, blockUserContract, { params: { id: blocked.id } });
  expectSuccess(block, blockUserContract);
  assert.deepEqual(await listNames(me), ['Sunita Rani']);
  const params = { id: suspended.id };
  const suspend = (is: boolean) =>
    send(admin, setPauseContract, {
      params,
      body: {
        reason: is ? 'other' : null,
        ...(is && { urgency: 'danger' }),
        evidence: 'Complaints were checked.',
      },
    });
  expectSuccess(await suspend(true), setPauseContract);
  assert.deepEqual(await listNames(me), []);
  expectSuccess(await suspend(false), setPauseContract);
  assert.deepEqual(await listNames(me), ['Sunita Rani']);
});

test('pages list every remaining favourite once, even when some were deleted in between', async () => {
  const [me, admin] = [await signIn('customer'), await signIn('admin')];
  const all = await Promise.all(Array.from({ length: 7 }, (_, at) => service(`Service of page ${at}`)));
  for (const one of all) await save(me, one);
  for (const { id } of all.slice(2, 5)) await send(admin, removeJobContract, { params: { id } });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { data, nextCursor } = await readPage(me, { limit: '2', ...(cursor && { cursor }) });
    seen.push(...data.map((row) => (row.kind === 'service' ? row.service.title : row.worker.name)));
    cursor = nextCursor;
  } while (cursor);
  const kept = [6, 5, 1, 0];
  assert.deepEqual(
    seen,
    kept.map((at) => `Service of page ${at}`),
  );
});

test('a customer saves up to two hundred favourites; the next gets 409 until one is removed', async () => {
  const me = await signIn('customer');
  const gone = { kind: 'service', thingId: 'e'.repeat(24) } as const;
  await makeFavorite({ userId: me.userId, ...gone });
  for (let at = 0; at < 199; at += 1) {
    const { _id } = await makeService();
    await makeFavorite({ userId: me.userId, kind: 'service', thingId: String(_id) });
  }
  const [first, second] = [await worker('One More'), await worker('Too Many')];
  await save(me, first);
  const refused = await send(me, putFavoriteContract, { params: second });
  assert.equal(expectRefusal(refused, 409).code, 'too_many_favorites');
  await save(me, first);
  await forget(me, first);
  await save(me, second);
});

test('the list of favourite ids holds only the caller’s own', async () => {
  const [me, other] = [await signIn('customer'), await signIn('customer')];
  const [asha, taps] = [await worker('Asha Devi'), await service('Basin repair')];
  await save(me, asha);
  await save(me, taps);
  await save(other, taps);
  const answer = await send(me, listFavoriteIdsContract);
  expectSuccess(answer, listFavoriteIdsContract);
  const { data } = z.looseObject(listFavoriteIdsContract.reply.shape).parse(answer.json);
  assert.deepEqual(data.toSorted(), [asha.id, taps.id].toSorted());
});
