import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { listAuditContract, listReportsContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { decideOnReviewContract } from '#lib/features/admin/contracts/review-decision.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { readQueueContract } from '#lib/features/office/contracts/office.ts';
import { exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { listBookingReviewsContract } from '#lib/features/reviews/contracts/customer-reviews.ts';
import { reportReviewContract } from '#lib/features/reviews/contracts/report-review.ts';
import { listReviewsContract, rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { showDueReviews } from './show-reviews.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { dayAhead } from '#e2e/kit/factories/bookings.ts';
import { signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

const idReply = z.looseObject({ data: z.looseObject({ _id: z.string() }) });
const idIn = ({ json }: { json: unknown }): string => idReply.parse(json).data._id;

const seen = z.looseObject({
  data: z.array(z.looseObject({ _id: z.string() })),
  total: z.number(),
  stars: z.array(z.number()),
});

type Pair = Awaited<ReturnType<typeof makePair>>;

const rate = (who: SignedIn, { params }: Pair, body: object = {}) =>
  send(who, rateUsContract, { body: { rating: 1, comment: 'Rude.', bookingId: params.id, ...body } });

const listVisible = async (who: SignedIn, { userId: id }: SignedIn) => {
  const { data, total, stars } = seen.parse((await send(who, listReviewsContract, { params: { id } })).json);
  return [data.length, total, stars[0]];
};

const decide = (admin: SignedIn, id: string, hidden: boolean) =>
  send(admin, decideOnReviewContract, { params: { id }, body: { hidden, reason: 'It insults.' } });

const report = (who: SignedIn, id: string) =>
  send(who, reportReviewContract, { params: { id }, body: { reason: 'abuse', details: 'Not so.' } });

test('the subject reports a review; the office reads it, hides it and shows it again', async () => {
  const pair = await makePair('completed', { localDate: dayAhead(-9) });
  const { customer, worker } = pair;
  const admin = await signIn('admin');
  const id = idIn(await rate(customer, pair));
  for (const who of [customer, await signIn('customer'), await signIn('worker')])
    expectRefusal(await report(who, id), 404);
  const reported = await report(worker, id);
  expectSuccess(reported, reportReviewContract);
  const items = z
    .looseObject({
      data: z.array(z.looseObject({ _id: z.string(), reviewId: z.string().nullable(), quote: z.string() })),
    })
    .parse(
      (await send(admin, readQueueContract, { params: { queue: 'reports' }, query: { limit: '50' } })).json,
    );
  const item = items.data.find(({ _id }) => _id === idIn(reported));
  assert.deepEqual([item?.reviewId, item?.quote], [id, 'Rude.']);
  assert.deepEqual(await listVisible(customer, worker), [1, 1, 1]);
  expectSuccess(await decide(admin, id, true), decideOnReviewContract);
  expectSuccess(await decide(admin, id, true), decideOnReviewContract);
  assert.deepEqual(await listVisible(customer, worker), [0, 0, 0]);
  expectRefusal(await report(worker, id), 404);
  const own = z
    .looseObject({ data: z.array(z.looseObject({ isOwn: z.boolean(), isHidden: z.boolean() })) })
    .parse((await send(customer, listBookingReviewsContract, { params: pair.params })).json);
  assert.deepEqual(
    own.data.map(({ isOwn, isHidden }) => [isOwn, isHidden]),
    [[true, true]],
  );
  expectSuccess(await decide(admin, id, false), decideOnReviewContract);
  assert.deepEqual(await listVisible(customer, worker), [1, 1, 1]);
  const audit = await send(admin, listAuditContract, { query: { subjectId: id } });
  const acts = z.looseObject({ data: z.array(z.looseObject({ act: z.string() })) }).parse(audit.json);
  assert.deepEqual(
    acts.data.map(({ act }) => act),
    ['review.show', 'review.hide', 'review.hide'],
  );
});

test('a blind review cannot be reported, and one hidden while blind is never shown', async () => {
  const pair = await makePair('completed');
  const { customer, worker, booking } = pair;
  const admin = await signIn('admin');
  const id = idIn(await rate(customer, pair));
  expectRefusal(await report(worker, id), 404);
  expectSuccess(await decide(admin, id, true), decideOnReviewContract);
  setClock(new Date(booking.endsAt.getTime() + 7 * 86_400_000));
  await showDueReviews();
  assert.deepEqual(await listVisible(customer, worker), [0, 0, 0]);
  expectSuccess(await decide(admin, id, false), decideOnReviewContract);
  assert.deepEqual(await listVisible(customer, worker), [1, 1, 1]);
});

test('hiding and showing a review can happen in any order', async () => {
  for (const first of ['hide', 'show'] as const) {
    const pair = await makePair('completed');
    const { customer, worker, booking } = pair;
    const admin = await signIn('admin');
    const id = idIn(await rate(customer, pair));
    setClock(new Date(booking.endsAt.getTime() + 7 * 86_400_000));
    const works = [() => decide(admin, id, true), () => showDueReviews()];
    await Promise.all((first === 'hide' ? works : works.toReversed()).map((work) => work()));
    assert.deepEqual(await listVisible(customer, worker), [0, 0, 0]);
    expectSuccess(await decide(admin, id, false), decideOnReviewContract);
    assert.deepEqual(await listVisible(customer, worker), [1, 1, 1]);
    resetClock();
  }
});

test('a report never reveals an anonymous author, in answers, lists or exports', async () => {
  const pair = await makePair('completed', { localDate: dayAhead(-9) });
  const { customer, worker } = pair;
  const admin = await signIn('admin');
  const id = idIn(await rate(customer, pair, { isPublic: false }));
  const answer = await report(worker, id);
  expectSuccess(answer, reportReviewContract);
  assert.equal(answer.text.includes(customer.userId), false);
  const exported = await send(worker, exportAccountContract, {});
  expectSuccess(exported, exportAccountContract);
  const says = ['"abuse"', 'subjectId', customer.userId].map((part) => exported.text.includes(part));
  assert.deepEqual(says, [true, false, false]);
  const listed = await send(admin, listReportsContract, { query: { subjectId: customer.userId } });
  assert.ok(listed.text.includes(id), 'the office sees it');
});

test('the author is notified once that a review was hidden, with the reason', async () => {
  const pair = await makePair('completed', { localDate: dayAhead(-9) });
  const { customer } = pair;
  const admin = await signIn('admin');
  const id = idIn(await rate(customer, pair));
  for (let time = 0; time < 2; time += 1)
    expectSuccess(await decide(admin, id, true), decideOnReviewContract);
  const notifications = (await listOutboxRows())
    .map(({ payload }) => JSON.stringify(payload))
    .filter((text) => text.includes('"hidden"') && text.includes(`"userId":"${customer.userId}"`));
  assert.equal(notifications.length, 1);
  assert.match(notifications[0] ?? '', /It insults\./);
});
