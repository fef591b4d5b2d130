import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { decideOnReviewContract } from '#lib/features/admin/contracts/review-decision.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { listBookingReviewsContract } from '#lib/features/reviews/contracts/customer-reviews.ts';
import { listReviewsContract, rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, fieldsIn, makePair } from '#e2e/kit/booking-client.ts';
import { dayAhead } from '#e2e/kit/factories/bookings.ts';
import { makeReview } from '#e2e/kit/factories/reviews.ts';
import { makeSession, makeUser, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { showDueReviews } from './show-reviews.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

type Pair = Awaited<ReturnType<typeof makePair>>;

const rate = (who: SignedIn, { params }: Pair, rating: number, tags: readonly string[]) =>
  send(who, rateUsContract, { body: { rating, bookingId: params.id, tags } });

const listed = z.looseObject({
  data: z.array(z.looseObject({ tags: z.array(z.string()) })),
  tags: z.array(z.looseObject({ tag: z.string(), count: z.number() })),
});

const readWorker = async (who: SignedIn, id: string) => {
  const { data, tags } = listed.parse((await send(who, listReviewsContract, { params: { id } })).json);
  return { reviews: data.map((one) => one.tags), counts: tags.map(({ tag, count }) => `${tag} ${count}`) };
};

test('tags are stored once each and only when they fit the stars and the person', async () => {
  const pair = await makePair('completed');
  const { customer, worker } = pair;
  const unfitting = [
    [customer, 5, ['late']],
    [customer, 1, ['on_time']],
    [customer, 5, ['paid_on_time']],
    [customer, 5, ['on_time', 'on_time', 'on_time', 'on_time', 'on_time', 'on_time']],
    [customer, 5, ['nice']],
    [worker, 5, ['on_time']],
    [worker, 1, ['respectful']],
  ] as const;
  for (const [who, rating, tags] of unfitting) {
    const refused = await rate(who, pair, rating, tags);
    assert.match(JSON.stringify(fieldsIn(refused)), /tags/);
  }
  const app = await send(customer, rateUsContract, { body: { rating: 5, tags: ['on_time'] } });
  expectRefusal(app, 400);
  expectSuccess(await rate(customer, pair, 3, ['on_time', 'untidy', 'on_time']), rateUsContract);
  expectSuccess(await rate(worker, pair, 4, ['easy_to_find']), rateUsContract);
  assert.deepEqual((await readWorker(customer, worker.userId)).reviews, [['on_time', 'untidy']]);
  const both = await send(customer, listBookingReviewsContract, { params: pair.params });
  const sides = z.looseObject({ data: z.array(z.looseObject({ tags: z.array(z.string()) })) });
  assert.deepEqual(
    sides.parse(both.json).data.map(({ tags }) => tags),
    [['on_time', 'untidy'], ['easy_to_find']],
  );
  for (const [who, own] of [
    [customer, '"untidy"'],
    [worker, '"easy_to_find"'],
  ] as const)
    assert.ok((await send(who, exportAccountContract, {})).text.includes(own));
});

test('a tag counts in public from three counted, visible reviews', async () => {
  const workerId = String((await makeWorker())._id);
  const reader = await signIn('customer');
  const later = new Date(Date.now() + 86_400_000);
  await makeReview({ workerId, tags: ['on_time', 'polite'] });
  await makeReview({ workerId, tags: ['on_time'] });
  await makeReview({ workerId, tags: ['on_time'], blindUntil: later });
  assert.deepEqual((await readWorker(reader, workerId)).counts, [], 'the blind one does not count');
  const { _id } = await makeReview({ workerId, tags: ['on_time'] });
  assert.deepEqual((await readWorker(reader, workerId)).counts, ['on_time 3']);
  const body = { hidden: true, reason: 'Not about the work.' };
  const params = { id: String(_id) };
  const hidden = await send(await signIn('admin'), decideOnReviewContract, { params, body });
  expectSuccess(hidden, decideOnReviewContract);
  assert.deepEqual((await readWorker(reader, workerId)).counts, [], 'nor does a hidden one');
});

test('tags of a blind review are shown together with it', async () => {
  const pair = await makePair('completed', { localDate: dayAhead(-1) });
  const { customer, worker, booking } = pair;
  expectSuccess(await rate(customer, pair, 1, ['late']), rateUsContract);
  assert.deepEqual((await readWorker(await makeSession(await makeUser()), worker.userId)).reviews, []);
  setClock(new Date(booking.endsAt.getTime() + 7 * 86_400_000));
  await showDueReviews();
  assert.deepEqual((await readWorker(await makeSession(await makeUser()), worker.userId)).reviews, [
    ['late'],
  ]);
});
