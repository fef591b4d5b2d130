import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { getBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import {
  listBookingReviewsContract,
  listReviewsOfCustomerContract,
} from '#lib/features/reviews/contracts/customer-reviews.ts';
import { listReviewsContract, rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findUser } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeCustomerReview } from '#e2e/kit/factories/reviews.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { showDueReviews } from './show-reviews.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

const DAY_MS = 86_400_000;

type Pair = Awaited<ReturnType<typeof makePair>>;

const rate = (who: SignedIn, { params: { id: bookingId } }: Pick<Pair, 'params'>, rating: number) =>
  send(who, rateUsContract, { body: { rating, comment: 'As agreed.', bookingId } });

const readCounts = async ({ userId }: SignedIn) => {
  const user = await findUser(userId);
  return [user?.ratingSum, user?.reviewCount];
};

const listReviewsAs = async (who: SignedIn, worker: SignedIn) => {
  const answer = await send(who, listReviewsContract, { params: { id: worker.userId } });
  return z
    .looseObject({ data: z.array(z.looseObject({ rating: z.number() })), total: z.number() })
    .parse(answer.json);
};

const sides = z.looseObject({
  data: z.array(z.looseObject({ by: z.string(), isOwn: z.boolean(), blindUntil: z.string().nullable() })),
});
const sidesFor = async (who: SignedIn, { params }: Pair) => {
  const answer = await send(who, listBookingReviewsContract, { params });
  expectSuccess(answer, listBookingReviewsContract);
  return sides.parse(answer.json).data.map(({ by, isOwn, blindUntil }) => [by, isOwn, blindUntil !== null]);
};

const countNotifications = async ({ userId }: SignedIn): Promise<number> =>
  (await listOutboxRows()).filter(({ payload }) => {
    const text = JSON.stringify(payload);
    return text.includes('"written"') && text.includes(`"userId":"${userId}"`);
  }).length;

test('a review is hidden from others and not counted until both have written', async () => {
  const pair = await makePair('completed');
  const { customer, worker, params } = pair;
  const before = viewIn(await send(worker, getBookingContract, { params }));
  expectSuccess(await rate(customer, pair, 2), rateUsContract);
  assert.deepEqual(await readCounts(worker), [0, 0]);
  assert.equal((await listReviewsAs(customer, worker)).total, 0);
  assert.equal(await countNotifications(worker), 0);
  assert.deepEqual(await sidesFor(customer, pair), [['customer', true, true]]);
  assert.deepEqual(await sidesFor(worker, pair), []);
  const after = viewIn(await send(worker, getBookingContract, { params }));
  assert.deepEqual(after, before, 'the worker sees no trace of it');
  assert.ok(viewIn(await send(customer, getBookingContract, { params })).review?.blindUntil);
  expectSuccess(await rate(worker, pair, 4), rateUsContract);
  assert.deepEqual(
    [await readCounts(worker), await readCounts(customer)],
    [
      [2, 1],
      [4, 1],
    ],
  );
  assert.equal((await listReviewsAs(customer, worker)).total, 1);
  assert.deepEqual([await countNotifications(worker), await countNotifications(customer)], [1, 1]);
  const both = [
    ['customer', true, false],
    ['worker', false, false],
  ];
  assert.deepEqual(await sidesFor(customer, pair), both);
  assert.equal(viewIn(await send(customer, getBookingContract, { params })).review?.blindUntil, null);
  assert.equal(expectRefusal(await rate(worker, pair, 5), 409).code, 'already_reviewed');
});

test('when both write at once neither review stays blind, and each counts once', async () => {
  const pair = await makePair('completed');
  const { customer, worker } = pair;
  const answers = await Promise.all(
    [customer, worker, customer, worker].map((who) => rate(who, pair, who === customer ? 3 : 5)),
  );
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 201, 409, 409]);
  assert.deepEqual(
    [await readCounts(worker), await readCounts(customer)],
    [
      [3, 1],
      [5, 1],
    ],
  );
  assert.deepEqual([await countNotifications(worker), await countNotifications(customer)], [1, 1]);
});

test('a blind review is shown after seven days, once, even by repeated and concurrent runs', async () => {
  const pairs = [await makePair('completed'), await makePair('completed')];
  const [first, second] = pairs;
  assert.ok(first && second);
  expectSuccess(await rate(first.customer, first, 1), rateUsContract);
  expectSuccess(await rate(second.worker, second, 2), rateUsContract);
  setClock(new Date(first.booking.endsAt.getTime() + 7 * DAY_MS - 60_000));
  await showDueReviews();
  assert.deepEqual(
    [await readCounts(first.worker), await readCounts(second.customer)],
    [
      [0, 0],
      [0, 0],
    ],
  );
  setClock(new Date(first.booking.endsAt.getTime() + 7 * DAY_MS));
  await Promise.all([showDueReviews(), showDueReviews(), showDueReviews()]);
  await showDueReviews();
  assert.deepEqual(
    [await readCounts(first.worker), await readCounts(second.customer)],
    [
      [1, 1],
      [2, 1],
    ],
  );
  assert.deepEqual(
    [await countNotifications(first.worker), await countNotifications(second.customer)],
    [1, 1],
  );
  assert.equal(expectRefusal(await rate(first.worker, first, 1), 409).code, 'review_too_late');
  expectSuccess(await rate(second.customer, second, 4), rateUsContract);
  assert.deepEqual(
    await readCounts(second.worker),
    [4, 1],
    'a customer writes any time, and is read at once',
  );
});

test('completing a booking and the other’s review can happen at the same time', async () => {
  const pair = await makePair('completed');
  const { customer, worker, booking } = pair;
  expectSuccess(await rate(worker, pair, 5), rateUsContract);
  setClock(new Date(booking.endsAt.getTime() + 7 * DAY_MS));
  await Promise.all([showDueReviews(), rate(customer, pair, 3), showDueReviews()]);
  assert.deepEqual(
    [await readCounts(worker), await readCounts(customer)],
    [
      [3, 1],
      [5, 1],
    ],
  );
  assert.deepEqual([await countNotifications(worker), await countNotifications(customer)], [1, 1]);
});

test('a worker can review only customers whose bookings they completed', async () => {
  const pair = await makePair('accepted');
  assert.equal(expectRefusal(await rate(pair.worker, pair, 5), 409).code, 'booking_not_completed');
  const other = await makePair('completed', { localDate: dayAhead(-9) });
  assert.equal(expectRefusal(await rate(other.worker, other, 5), 409).code, 'review_too_late');
  expectRefusal(await rate(pair.worker, other, 5), 404);
  const serviceId = String(other.booking.serviceId);
  expectRefusal(await send(other.worker, rateUsContract, { body: { rating: 1, serviceId } }), 403);
});

test('a worker’s latest review of a customer in a month counts, and none of bookings below ₹100', async () => {
  const { bookable, customer, worker } = await makePair('completed');
  const say = async (rating: number, fields: { pricePaise?: number } = {}) => {
    const booking = await makeBooking({ bookable, customer: customer.user, status: 'completed', ...fields });
    const of = { params: { id: String(booking._id) } };
    for (const who of [customer, worker]) expectSuccess(await rate(who, of, rating), rateUsContract);
    return readCounts(customer);
  };
  assert.deepEqual(await say(5), [5, 1]);
  assert.deepEqual(await say(2), [2, 1]);
  assert.deepEqual(await say(5, { pricePaise: 9_999 }), [2, 1]);
});

const page = z.looseObject({
  data: z.array(z.looseObject({ rating: z.number() })),
  rating: z.number(),
  reviews: z.number(),
});

test('workers’ reviews of a customer are visible to a worker while a booking with that customer is open', async () => {
  const pair = await makePair('pending');
  const { customer, worker, params } = pair;
  const customerId = customer.userId;
  await makeCustomerReview({ customerId, rating: 4 });
  await makeCustomerReview({ customerId, rating: 5 });
  await makeCustomerReview({ customerId, rating: 1, blindUntil: new Date(Date.now() + DAY_MS) });
  const answer = await send(worker, listReviewsOfCustomerContract, { params });
  expectSuccess(answer, listReviewsOfCustomerContract);
  const { data, rating, reviews } = page.parse(answer.json);
  assert.deepEqual([data.map((one) => one.rating), rating, reviews], [[5, 4], 4.5, 2]);
  const seen = viewIn(await send(worker, getBookingContract, { params }));
  assert.deepEqual(seen.customerRating, { rating: 4.5, reviews: 2 });
  assert.equal(viewIn(await send(customer, getBookingContract, { params })).customerRating, null);
  const stranger = await makeSession(await makeWorker());
  expectRefusal(await send(stranger, listReviewsOfCustomerContract, { params }), 404);
  expectRefusal(await send(customer, listReviewsOfCustomerContract, { params }), 403);
  const bookable = { ...pair.bookable };
  const over = await makeBooking({ bookable, customer: await makeUser(), status: 'completed' });
  const ended = { params: { id: String(over._id) } };
  expectRefusal(await send(worker, listReviewsOfCustomerContract, ended), 404);
  assert.equal(viewIn(await send(worker, getBookingContract, ended)).customerRating, null);
});

test('a worker cannot tell from a booking who wrote an anonymous review', async () => {
  const pair = await makePair('completed');
  const { customer, worker, params } = pair;
  const body = { rating: 1, isPublic: false, bookingId: params.id };
  expectSuccess(await send(customer, rateUsContract, { body }), rateUsContract);
  expectSuccess(await rate(worker, pair, 4), rateUsContract);
  assert.deepEqual(await sidesFor(worker, pair), [['worker', true, false]]);
});
