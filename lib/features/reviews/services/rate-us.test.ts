import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { getBookingContract } from '#lib/features/bookings/contracts/bookings.ts';
import { answerNoShowContract, claimNoShowContract } from '#lib/features/bookings/contracts/no-show.ts';
import {
  answerReviewContract,
  listReviewsContract,
  rateUsContract,
  review,
} from '#lib/features/reviews/contracts/reviews.ts';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findUser } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, fieldsIn, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { dayAhead, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, signIn } from '#e2e/kit/factories/users.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { recountReview } from './rate-us.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

/** Long enough ago for a review to be shown at once. */
const longAgo = () => ({ localDate: dayAhead(-9) });

const listed = z.looseObject({ data: z.array(review) });

test('a customer reviews a completed booking once, which updates rating and search order', async () => {
  const { customer, worker, params } = await makePair('completed', longAgo());
  const see = async (who = customer) => viewIn(await send(who, getBookingContract, { params }));
  assert.equal((await see()).canReview, true);
  assert.equal((await see(worker)).canReview, false);
  const body = { rating: 4, comment: ' Tidy work. ', isPublic: false, bookingId: params.id };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(customer, rateUsContract, { body })),
  );
  const codes = answers.map(({ status }) => status).toSorted();
  assert.deepEqual(codes, [201, ...Array.from({ length: 9 }, () => 409)]);
  const after = await see();
  assert.deepEqual([after.canReview, after.review?.rating], [false, 4]);
  assert.equal((await see(worker)).review, null, 'the worker is not told whose review it is');
  const page = listed.parse(
    (await send(worker, listReviewsContract, { params: { id: worker.userId } })).json,
  );
  const [shown] = page.data;
  assert.deepEqual([shown?.comment, shown?.author, shown?.rating], ['Tidy work.', null, 4]);
  const judged = await findUser(worker.userId);
  assert.deepEqual([judged?.ratingSum, judged?.reviewCount], [4, 1]);
  assert.equal(judged?.listing?.order.slice(0, 3), '110', 'results follow the rating');
  const notifications = (await listOutboxRows()).filter(({ payload }) =>
    JSON.stringify(payload).includes('"written"'),
  );
  assert.equal(notifications.length, 1);
  assert.equal(JSON.stringify(notifications[0]?.payload).includes('Asha'), false);
});

/** The search terms for stars a worker is found by, in any trade. */
const ratedIn = (worker: Awaited<ReturnType<typeof findUser>>): string[] =>
  worker?.listing?.terms.filter((term) => term.startsWith('*')) ?? [];

test('the rating is exact when many customers review one worker at once', async () => {
  const { bookable, worker } = await makePair('completed');
  const ratings = [5, 4, 3, 5, 1, 2, 5, 4, 5, 5, 3, 4];
  const reviewers = await Promise.all(
    ratings.map(async (rating) => {
      const customer = await makeSession(await makeUser());
      const booking = await makeBooking({
        bookable,
        customer: customer.user,
        status: 'completed',
        ...longAgo(),
      });
      return { customer, body: { rating, bookingId: String(booking._id) } };
    }),
  );
  const answers = await Promise.all(
    reviewers.map(({ customer, body }) => send(customer, rateUsContract, { body })),
  );
  for (const answer of answers) expectSuccess(answer, rateUsContract);
  const judged = await findUser(worker.userId);
  assert.deepEqual([judged?.ratingSum, judged?.reviewCount], [46, 12]);
  // Ten prior reviews of four stars make this 3.9: the order holds 50 - 39.
  assert.equal(judged?.listing?.order.slice(0, 3), '111');
  // 46 / 12 is shown as 3.8, so a search for three and a half stars finds it.
  assert.deepEqual(ratedIn(judged), ['*6', '*7']);
});

test('only a customer’s latest review in a month counts, and none of a booking below ₹100', async (context) => {
  context.after(resetClock);
  setClock(new Date('2027-03-10T06:00:00Z'));
  const { bookable, customer, worker } = await makePair('completed');
  const rate = async (rating: number, fields: { pricePaise?: number } = {}) => {
    const localDate = '2027-03-01';
    const made = { bookable, customer: customer.user, status: 'completed' as const, localDate, ...fields };
    const booking = await makeBooking(made);
    const body = { rating, bookingId: String(booking._id) };
    expectSuccess(await send(customer, rateUsContract, { body }), rateUsContract);
    const judged = await findUser(worker.userId);
    return [judged?.ratingSum, judged?.reviewCount];
  };
  assert.deepEqual(await rate(5), [5, 1]);
  assert.deepEqual(await rate(2), [2, 1], 'it takes the place of the first');
  assert.deepEqual(await rate(5, { pricePaise: 9_999 }), [2, 1], 'the job cost next to nothing');
  const judgedSoFar = await findUser(worker.userId);
  assert.equal(judgedSoFar?.listing?.order.slice(0, 3), '112');
  assert.deepEqual(ratedIn(judgedSoFar), ['*4']);
  setClock(new Date('2027-03-31T18:30:00Z'));
  assert.deepEqual(await rate(4), [6, 2], 'a new month in India');
  const answer = await send(customer, listReviewsContract, { params: { id: worker.userId } });
  const page = z
    .looseObject({ data: z.array(review), total: z.number(), stars: z.array(z.number()) })
    .parse(answer.json);
  assert.deepEqual([page.data.map(({ rating }) => rating), page.total], [[4, 5, 2, 5], 4]);
  assert.deepEqual(page.stars, [0, 1, 0, 1, 0], 'two of them count');
});

/** Recounts everything that is waiting. */
const recount = async (): Promise<void> => {
  const rows = (await listOutboxRows()).filter(({ kind }) => kind === 'reviewCount');
  const counts = rows.map(({ payload }) => ({ payload: outboxPayloads.reviewCount.parse(payload) }));
  await Promise.all(counts.map(recountReview));
};

test('a review keeps counting during a no-show claim, and stops once the claim is confirmed', async (context) => {
  context.after(resetClock);
  const { bookable, customer, worker, booking: first } = await makePair('completed');
  const makeJob = () => makeBooking({ bookable, customer: customer.user, status: 'completed' });
  const [second, third] = [await makeJob(), await makeJob()];
  setClock(new Date(first.startsAt.getTime() + 30 * 60_000));
  const [who, admin] = [await makeSession(customer.user), await signIn('admin')];
  const theirs = await makeSession(worker.user);
  const rated = async () => {
    await recount();
    const judged = await findUser(worker.userId);
    return [judged?.ratingSum, judged?.reviewCount];
  };
  const rate = async (rating: number, bookingId: unknown) => {
    const body = { rating, bookingId: String(bookingId) };
    // Both write, so neither review is blind.
    for (const author of [who, theirs])
      expectSuccess(await send(author, rateUsContract, { body }), rateUsContract);
  };
  await rate(5, first._id);
  await rate(1, second._id);
  assert.deepEqual(await rated(), [1, 1]);
  const params = { id: String(second._id) };
  expectSuccess(await send(who, claimNoShowContract, { params }), claimNoShowContract);
  assert.deepEqual(await rated(), [1, 1], 'nothing is decided yet');
  const no = { agree: false };
  expectSuccess(await send(theirs, answerNoShowContract, { params, body: no }), answerNoShowContract);
  const body = { upheld: false, reason: 'Both were heard.' };
  expectSuccess(await send(admin, decideNoShowContract, { params, body }), decideNoShowContract);
  assert.deepEqual(await rated(), [1, 1], 'the job was done');
  const of = { params: { id: String(first._id) } };
  expectSuccess(await send(who, claimNoShowContract, of), claimNoShowContract);
  expectSuccess(
    await send(theirs, answerNoShowContract, { ...of, body: { agree: true } }),
    answerNoShowContract,
  );
  await Promise.all([recount(), recount(), rate(4, third._id)]);
  assert.deepEqual(await rated(), [4, 1], 'also when all of it happens at once');
  const last = { params: { id: String(third._id) } };
  expectSuccess(await send(who, claimNoShowContract, last), claimNoShowContract);
  expectSuccess(
    await send(theirs, answerNoShowContract, { ...last, body: { agree: true } }),
    answerNoShowContract,
  );
  assert.deepEqual(await rated(), [1, 1], 'what was said before counts again');
});

test('concurrent reviews by one customer count once', async () => {
  const { bookable, customer, worker } = await makePair('completed');
  const bookings = await Promise.all(
    Array.from({ length: 6 }, () =>
      makeBooking({ bookable, customer: customer.user, status: 'completed', ...longAgo() }),
    ),
  );
  const answers = await Promise.all(
    bookings.map(({ _id }) =>
      send(customer, rateUsContract, { body: { rating: 3, bookingId: String(_id) } }),
    ),
  );
  for (const answer of answers) expectSuccess(answer, rateUsContract);
  const judged = await findUser(worker.userId);
  assert.deepEqual([judged?.ratingSum, judged?.reviewCount], [3, 1]);
});

test('a review by service is for its latest completed booking; an open booking is refused', async () => {
  const { bookable, customer, booking } = await makePair('completed');
  const serviceId = String(bookable.job._id);
  const earlier = { ...bookable, worker: (await makePair()).bookable.worker };
  const startsAt = new Date(booking.startsAt.getTime() - 86_400_000);
  await makeBooking({ bookable: earlier, customer: customer.user, status: 'completed', startsAt });
  const answer = await send(customer, rateUsContract, { body: { rating: 5, serviceId } });
  expectSuccess(answer, rateUsContract);
  assert.equal(
    z.looseObject({ data: z.looseObject({ bookingId: z.string() }) }).parse(answer.json).data.bookingId,
    String(booking._id),
  );
  const open = await makePair('accepted');
  const body = { rating: 5, bookingId: open.params.id };
  assert.equal(
    expectRefusal(await send(open.customer, rateUsContract, { body }), 409).code,
    'booking_not_completed',
  );
});

test('a guest can rate only the app, and must give one to five stars', async () => {
  const send = (body: object) => sendCall({ origin: url(), call: rateUsContract, parts: { body } });
  const answer = await send({ rating: 5 });
  expectSuccess(answer, rateUsContract);
  assert.match(answer.text, /"message":"Thank you for rating our app!"/);
  const { params } = await makePair('completed');
  expectRefusal(await send({ rating: 5, bookingId: params.id }), 401);
  assert.deepEqual(fieldsIn(await send({ comment: 'Nice' })), [['rating', 'rating_missing']]);
  assert.deepEqual(fieldsIn(await send({ rating: 0 })), [['rating', 'rating_missing']]);
  assert.deepEqual(fieldsIn(await send({ rating: 6 })), [['rating', 'number_too_big']]);
});

test('a worker answers a review once, publicly, and its author is notified', async () => {
  const { customer, worker, params } = await makePair('completed', longAgo());
  await send(customer, rateUsContract, { body: { rating: 2, bookingId: params.id } });
  const read = async () =>
    listed.parse((await send(customer, listReviewsContract, { params: { id: worker.userId } })).json).data[0];
  const id = (await read())?._id ?? '';
  const reply = (text: string) =>
    send(worker, answerReviewContract, { params: { id }, body: { answer: text } });
  const answers = await Promise.all([reply('Sorry for the wait.'), reply('I was ill.')]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const published = (await read())?.answer?.text ?? '';
  assert.ok(published);
  assert.equal(expectRefusal(await reply('Once more.'), 409).code, 'already_answered');
  // A repeat changes nothing and tells no one again.
  expectSuccess(await reply(published), answerReviewContract);
  const stranger = await signIn('worker');
  expectRefusal(
    await send(stranger, answerReviewContract, { params: { id }, body: { answer: 'Mine.' } }),
    404,
  );
  const notifications = (await listOutboxRows()).filter(({ payload }) =>
    JSON.stringify(payload).includes('"answered"'),
  );
  assert.equal(notifications.length, 1);
});
