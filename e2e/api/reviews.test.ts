import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { getUserContract } from '#lib/features/profiles/contracts/profiles.ts';
import { listReviewsContract, review } from '#lib/features/reviews/contracts/reviews.ts';
import { blockUserContract } from '#lib/features/people/contracts/safety.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { eraseUser } from '#e2e/kit/factories/erase-user.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const replied = z.looseObject(listReviewsContract.reply.shape);

const ask = (by: SignedIn, id: string, query: Record<string, string> = {}) =>
  sendCall({ origin: url(), call: listReviewsContract, token: by.token, parts: { params: { id }, query } });

const readPage = async (by: SignedIn, id: string, query: Record<string, string> = {}) => {
  const answer = await ask(by, id, query);
  expectSuccess(answer, listReviewsContract);
  return replied.parse(answer.json);
};

const makeReviewed = async () => makeSession(await makeWorker());

test('reviews come newest first, with a short name, or none if the author hides it', async () => {
  const [me, { userId: workerId }] = [await signIn('customer'), await makeReviewed()];
  const answeredAt = new Date('2026-03-02T10:00:00Z');
  await makeReview({ workerId, rating: 4, answer: { text: 'Thank you!', at: answeredAt } });
  await makeReview({ workerId, isPublic: false, comment: '' });
  const { data, total, stars } = await readPage(me, workerId);
  assert.deepEqual(
    data.map(({ author, rating, answer }) => ({ author, rating, answer })),
    [
      { author: null, rating: 5, answer: null },
      {
        author: 'Priya S.',
        rating: 4,
        answer: { text: 'Thank you!', createdAt: answeredAt.toISOString() },
      },
    ],
  );
  assert.equal(total, 2);
  assert.deepEqual(stars, [0, 0, 0, 1, 1]);
});

test('the profile of a worker includes the ten newest reviews', async () => {
  const [me, { userId: workerId }] = [await signIn('customer'), await makeReviewed()];
  const made: string[] = [];
  for (let at = 0; at < 12; at += 1) made.unshift(String((await makeReview({ workerId }))._id));
  const parts = { params: { id: workerId } };
  const answer = await sendCall({ origin: url(), call: getUserContract, token: me.token, parts });
  expectSuccess(answer, getUserContract);
  const { data } = z.looseObject({ data: z.looseObject({ reviews: z.array(review) }) }).parse(answer.json);
  assert.deepEqual(
    data.reviews.map(({ _id }) => _id),
    made.slice(0, 10),
  );
});

test('a review stays without a name when its author is erased', async () => {
  const [me, { userId: workerId }] = [await signIn('customer'), await makeReviewed()];
  const customerId = String((await makeUser())._id);
  await makeReview({ workerId, customerId });
  await eraseUser(customerId);
  assert.equal((await readPage(me, workerId)).data[0]?.author, null);
});

test('pages hold each review of the worker once', async () => {
  const [me, { userId: workerId }] = [await signIn('customer'), await makeReviewed()];
  const made: string[] = [];
  for (let at = 0; at < 7; at += 1) {
    made.unshift(String((await makeReview({ workerId }))._id));
    await makeReview({ workerId: (await makeReviewed()).userId });
  }
  const first = await readPage(me, workerId, { limit: '5' });
  const second = await readPage(me, workerId, { limit: '5', cursor: first.nextCursor ?? '' });
  assert.deepEqual(
    [...first.data, ...second.data].map(({ _id }) => _id),
    made,
  );
  assert.deepEqual([first.total, second.nextCursor], [7, null]);
});

test('a person who may not see a worker gets 404 for their reviews', async () => {
  const [me, worker] = [await signIn('customer'), await makeReviewed()];
  await makeReview({ workerId: worker.userId });
  expectRefusal(await ask(await signIn('broker'), worker.userId), 404);
  const parts = { params: { id: worker.userId } };
  const block = await sendCall({ origin: url(), call: blockUserContract, token: me.token, parts });
  expectSuccess(block, blockUserContract);
  expectRefusal(await ask(me, worker.userId), 404);
  await readPage(worker, worker.userId);
  await readPage(await signIn('admin'), worker.userId);
  const suspended = await makeWorker({ suspendedAt: new Date() });
  expectRefusal(await ask(me, String(suspended._id)), 404);
});

for (const cursor of ['nonsense', 'WzFd'])
  test(`the cursor ${cursor} is refused`, async () => {
    const [me, { userId }] = [await signIn('customer'), await makeReviewed()];
    assert.equal(expectRefusal(await ask(me, userId, { cursor }), 400).code, 'invalid_cursor');
  });
