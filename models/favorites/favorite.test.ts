import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFavoriteIds, listFavorites } from '#lib/features/favorites/services/favorites.ts';
import { listReviews } from '#lib/features/reviews/services/reviews.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeFavorite } from '#e2e/kit/factories/favorites.ts';
import { makeService } from '#e2e/kit/factories/jobs.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { assertIndexed } from '#e2e/kit/explain.ts';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { toObjectId } from '#models/connection.ts';

useTestDatabase();

const actor = makeActor();
const { userId } = actor;

const saveMany = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const thingId = String((await makeService())._id);
    await makeFavorite({ userId, kind: 'service', thingId });
    await makeFavorite({ userId: 'c'.repeat(24), kind: 'service', thingId });
    ids.push(thingId);
  }
  return ids;
};

const collections = ['favorites', 'blocks', 'jobs', 'users', 'skills', 'reviews'];

const countSent = async (work: () => Promise<unknown>): Promise<number> => {
  let sent = 0;
  for (const collection of collections) sent += (await recordPlans(collection, work)).length;
  return sent;
};

for (const rows of [5, 50])
  test(`a page of ${rows} favourites costs two commands, and one of reviews two`, async () => {
    await saveMany(rows);
    const query = { limit: rows };
    assert.equal((await listFavorites({ actor, query })).data.length, rows);
    assert.equal(await countSent(() => listFavorites({ actor, query })), 2);
    const workerId = String((await makeWorker())._id);
    for (let at = 0; at < rows; at += 1) await makeReview({ workerId });
    const read = () => listReviews({ actor, params: { id: workerId }, query });
    assert.equal((await read()).data.length, rows);
    assert.equal(await countSent(read), 2);
  });

test('reading a page scans only its own rows, in index order', async () => {
  await saveMany(12);
  const [plan] = await recordPlans('favorites', () => listFavorites({ actor, query: { limit: 5 } }));
  assert.equal(plan?.planSummary, 'IXSCAN { userId: 1, _id: -1 }');
});

test('the saved services and workers of a page are found by an index', async () => {
  const ids = await saveMany(12);
  const [plan] = await recordPlans('favorites', () => listFavoriteIds({ actor, ids: ids.slice(3, 6) }));
  assert.equal(plan?.planSummary, 'IXSCAN { userId: 1, thingId: 1 }');
  assert.ok((plan.docsExamined ?? Infinity) <= 3);
});

test('reviews are read in index order and found by their booking', async () => {
  const workerId = String((await makeWorker())._id);
  for (let at = 0; at < 8; at += 1) await makeReview({ workerId });
  const query = { collection: 'reviews', filter: { workerId: toObjectId(workerId) }, limit: 3 };
  const { docsExamined } = await assertIndexed({ ...query, sort: { _id: -1 } }, 'workerId_1__id_-1');
  assert.equal(docsExamined, 3);
  await assertIndexed({ collection: 'reviews', filter: { bookingId: toObjectId(userId) } }, 'bookingId_1');
});

test('guests and workers have no favourites, and none are looked up', async () => {
  const ids = await saveMany(2);
  for (const other of [null, makeActor({ role: 'worker' })]) {
    assert.equal((await listFavoriteIds({ actor: other, ids })).size, 0);
    assert.equal(await countSent(() => listFavoriteIds({ actor: other, ids })), 0);
  }
  assert.deepEqual([...(await listFavoriteIds({ actor, ids }))].toSorted(), ids.toSorted());
});
