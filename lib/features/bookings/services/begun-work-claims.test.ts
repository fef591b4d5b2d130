import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { readCountedContract } from '#lib/features/profiles/contracts/counted.ts';
import { rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { recountReview } from '#lib/features/reviews/services/rate-us.ts';
import { showDueReviews } from '#lib/features/reviews/services/show-reviews.ts';
import { spendCreditContract } from '#lib/features/bookings/contracts/bookings.ts';
import { resetClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { findUser } from '#models/people/user.ts';
import { workerReviews } from '#models/reviews/review.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import {
  countCompletedJobs,
  finishJob,
  makeVisits,
  readOutcome,
  type Visit,
} from '#e2e/kit/claimed-visit.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const afterStart = makeVisits(url);
afterEach(resetClock);

const A_WEEK = 7 * 24;

for (const isPaid of [false, true])
  test(`a false claim about a ${isPaid ? 'paid' : 'done'} job changes nothing, even after a long silence`, async () => {
    const visit = await afterStart();
    await finishJob(visit, isPaid);
    assert.equal((await visit.claim('customer')).status, 200);
    await visit.see('worker');
    for (const hours of [1, 49, A_WEEK + 1, 3 * A_WEEK]) {
      visit.goOn(hours);
      await closeBookings();
      assert.deepEqual(await readOutcome(visit), ['completed', 'contested', null, 0]);
      assert.equal(await countCompletedJobs(visit), 1);
      await checkBooks(visit.userIds);
    }
  });

test('a claim about started work goes to the office right away, and the job continues', async () => {
  const visit = await afterStart();
  await visit.move('worker', 'in_progress');
  await visit.claim('customer', { text: 'He never came.' });
  assert.deepEqual(await readOutcome(visit), ['in_progress', 'contested', null, 0]);
  visit.goOn(0.5);
  assert.equal((await visit.move('worker', 'completed')).status, 200);
  assert.equal((await visit.pay()).status, 200);
  await checkBooks(visit.userIds);
});

test('the office cannot uphold a claim before the other side has answered or run out of time', async () => {
  const visit = await afterStart();
  await finishJob(visit);
  await visit.claim('customer');
  assert.equal(expectRefusal(await visit.decide(true), 409).code, 'not_heard_yet');
  await visit.see('worker');
  visit.goOn(48);
  await closeBookings();
  const early = await visit.decide(true, await signIn('admin'));
  assert.equal(expectRefusal(early, 409).code, 'not_heard_yet');
  visit.goOn(49);
  await closeBookings();
  assert.equal((await visit.decide(true, await signIn('admin'))).status, 200);
});

for (const [from, isPaid] of [
  ['completed', false],
  ['completed', true],
  ['in_progress', false],
] as const)
  test(`an upheld claim takes a job that was ${from}${isPaid ? ' and paid' : ''} out of the ledger and the counts`, async () => {
    const visit = await afterStart();
    if (from === 'completed') await finishJob(visit, isPaid);
    else await visit.move('worker', 'in_progress');
    await visit.claim('customer');
    await visit.answer('worker', false);
    expectSuccess(await visit.decide(true), decideNoShowContract);
    assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'worker', 0]);
    assert.equal(await countCompletedJobs(visit), 0);
    assert.equal((await visit.pay()).status, 409);
    await checkBooks(visit.userIds);
  });

test('a worker who admits it ends the claim without the office', async () => {
  const visit = await afterStart();
  await finishJob(visit);
  await visit.claim('customer');
  assert.equal((await visit.answer('worker', true)).status, 200);
  assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'worker', 0]);
  await checkBooks(visit.userIds);
});

test('a rejected claim cannot be made again and leaves the job unchanged', async () => {
  const visit = await afterStart();
  await finishJob(visit);
  await visit.claim('customer');
  assert.equal((await visit.decide(false)).status, 200, 'a dismissal needs no word of the worker');
  assert.deepEqual(await readOutcome(visit), ['completed', 'dismissed', null, 0]);
  assert.equal((await visit.claim('customer')).status, 409);
  assert.equal((await visit.pay()).status, 200);
  await checkBooks(visit.userIds);
});

test('a rejected claim is counted against its author alone, who sees the number', async () => {
  const visit = await afterStart();
  await finishJob(visit);
  await visit.claim('customer');
  const readClaims = async (who: SignedIn) => {
    const { json } = await send(who, readCountedContract, {});
    const { claimsMade, unfoundedClaims, noShows } = readCountedContract.reply.loose().parse(json).data;
    return [claimsMade, unfoundedClaims, noShows];
  };
  assert.deepEqual(await readClaims(visit.customer), [1, 0, 0]);
  expectSuccess(await visit.decide(false), decideNoShowContract);
  assert.deepEqual(await readClaims(visit.customer), [1, 1, 0]);
  assert.deepEqual(await readClaims(visit.worker), [0, 0, 0]);
});

test('credit cannot be spent on a job that its customer disputes', async () => {
  const visit = await afterStart();
  await finishJob(visit);
  await visit.claim('customer');
  const spent = await send(visit.customer, spendCreditContract, { params: visit.params });
  assert.equal(expectRefusal(spent, 409).code, 'no_credit');
});

const rate = async (visit: Visit, by: 'customer' | 'worker', rating: number) =>
  send(await makeSession(visit[by].user), rateUsContract, {
    body: { rating, comment: 'In my words.', bookingId: visit.params.id },
  });

const isWorkersReviewSeen = async ({ params }: Visit): Promise<boolean> => {
  const { review } = (await findBooking(params.id)) ?? {};
  const stored = await workerReviews.find(String(review?._id));
  assert.ok(stored);
  return stored.isUnseen !== true;
};

test('a blind review written before a claim stays blind until the decision, and the worker can still write', async () => {
  const visit = await afterStart();
  await finishJob(visit);
  assert.equal((await rate(visit, 'customer', 1)).status, 201);
  await visit.claim('customer');
  for (const hours of [A_WEEK + 1, 10 * 24]) {
    visit.goOn(hours);
    await showDueReviews();
    assert.equal(await isWorkersReviewSeen(visit), false);
  }
  assert.equal((await rate(visit, 'worker', 2)).status, 201, 'the week stands still');
  assert.equal(await isWorkersReviewSeen(visit), false, 'nothing new is shown while it is asked');
  await visit.decide(false, await signIn('admin'));
  await recountReview({ payload: { bookingId: visit.params.id } });
  assert.equal(await isWorkersReviewSeen(visit), true, 'both have written');
  assert.equal((await findUser(visit.workerId))?.reviewCount, 1);
});

test('a review of a job that was never done is hidden, even if it was visible before', async () => {
  for (const isOpen of [false, true]) {
    const visit = await afterStart();
    await finishJob(visit);
    await rate(visit, 'customer', 1);
    if (isOpen) await rate(visit, 'worker', 1);
    assert.equal(await isWorkersReviewSeen(visit), isOpen);
    await visit.claim('customer');
    await visit.answer('worker', true);
    await recountReview({ payload: { bookingId: visit.params.id } });
    visit.goOn(2 * A_WEEK);
    await showDueReviews();
    assert.equal(await isWorkersReviewSeen(visit), false);
    const worker = await findUser(visit.workerId);
    assert.deepEqual([worker?.reviewCount, worker?.ratingSum], [0, 0]);
  }
});

test('after a rejected claim the blind week continues with its remaining time', async () => {
  const visit = await afterStart();
  await finishJob(visit);
  await rate(visit, 'customer', 1);
  await visit.claim('customer');
  visit.goOn(0.5 + 5 * 24);
  await visit.decide(false, await signIn('admin'));
  await recountReview({ payload: { bookingId: visit.params.id } });
  visit.goOn(0.5 + 11.9 * 24);
  await showDueReviews();
  assert.equal(await isWorkersReviewSeen(visit), false);
  visit.goOn(0.5 + 12.1 * 24);
  await showDueReviews();
  assert.equal(await isWorkersReviewSeen(visit), true);
});
