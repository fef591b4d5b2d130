import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { verifyEmail } from '#lib/features/accounts/services/email.ts';
import { setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { rateUsContract } from '#lib/features/reviews/contracts/reviews.ts';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { database, inTransaction } from '#models/connection.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { countJob, uncountJob } from '#lib/features/bookings/services/steps/count-job.ts';
import { hideReview } from '#lib/features/reviews/services/steps/hide-review.ts';
import { workerReviews } from '#models/reviews/review.ts';
import { findUser, type NewUser } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { makeBookable, makeBooking, type Bookable } from '#e2e/kit/factories/bookings.ts';
import { makeEmailProof } from '#e2e/kit/factories/reset-tokens.ts';
import { makeSession, makeUser, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { countProvedWork } from './count-work.ts';
import { showDueReviews } from './show-reviews.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

afterEach(resetClock);

const DAY_MS = 86_400_000;
const longAgo = new Date('2026-01-01T00:00:00Z');

let made = 0;
const newEmail = (): string => `counted-${(made += 1)}@gmail.com`;

const person = async (fields: Partial<NewUser> = {}): Promise<SignedIn> =>
  makeSession(await makeUser({ email: newEmail(), createdAt: longAgo, ...fields }));

const unproved = { emailProvedAt: undefined } as const;

const prove = async ({ userId, user: { email = '' } }: SignedIn): Promise<void> => {
  await verifyEmail({ body: { id: userId, token: await makeEmailProof({ userId, email }) } });
};

/** Runs the counting tasks in the outbox, each on two servers at once. */
const countWaiting = async (): Promise<void> => {
  const rows = (await listOutboxRows()).filter(
    ({ kind, dueAt }) => kind === 'workCount' && dueAt !== null && dueAt <= now(),
  );
  for (const { payload: stored } of rows) {
    const payload = outboxPayloads.workCount.parse(stored);
    await Promise.all([countProvedWork({ payload }), countProvedWork({ payload })]);
  }
};

const onDay = (localDate: string, hour = 10) => {
  const span = spanOn(localDate, { start: hour * 60, end: hour * 60 + 60 });
  return { localDate, ...span, createdAt: new Date(span.startsAt.getTime() - DAY_MS) };
};

const pickHour = (times: number): number => 6 + (times % 12);

const finish = async (bookable: Bookable, customer: SignedIn, day: string, hour = pickHour((made += 1))) => {
  const times = onDay(day, hour);
  setClock(new Date(times.endsAt.getTime() + 60_000));
  const booking = await makeBooking({ bookable, customer: customer.user, status: 'in_progress', ...times });
  const worker = await makeSession(bookable.worker);
  const params = { id: String(booking._id) };
  const done = await send(worker, setBookingStatusContract, { params, body: { status: 'completed' } });
  expectSuccess(done, setBookingStatusContract);
  const rate = async (who: SignedIn, rating: number) => {
    const body = { rating, comment: 'As agreed.', bookingId: params.id };
    expectSuccess(await send(who, rateUsContract, { body }), rateUsContract);
  };
  return { worker, booking, rate };
};

/** A completed booking with both reviews. */
const judged = async (bookable: Bookable, customer: SignedIn, day: string, rating = 5) => {
  const job = await finish(bookable, customer, day);
  await job.rate(customer, rating);
  await job.rate(job.worker, rating);
  return job;
};

const readCounts = async (userId: string) => {
  const user = await findUser(userId);
  return [user?.completedJobs, user?.ratingSum, user?.reviewCount];
};

const toWorkerId = ({ worker }: Bookable): string => String(worker._id);

const leave = async (who: SignedIn): Promise<void> => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(who, deleteAccountContract, { body }), deleteAccountContract);
};

test('a booking and its review count only if the customer’s contact is proved within thirty days', async () => {
  for (const [days, expected] of [
    [29, [1, 5, 1]],
    [31, [0, 0, 0]],
  ] as const) {
    const [bookable, customer] = [await makeBookable(), await person(unproved)];
    const { booking } = await judged(bookable, customer, '2026-11-02');
    assert.deepEqual(await readCounts(toWorkerId(bookable)), [0, 0, 0]);
    assert.deepEqual(
      await readCounts(customer.userId),
      [0, 5, 1],
      'the worker’s word is that of a proved account',
    );
    setClock(new Date(booking.endsAt.getTime() + days * DAY_MS));
    await prove(customer);
    await countWaiting();
    assert.deepEqual(await readCounts(toWorkerId(bookable)), expected, `after ${String(days)} days`);
  }
});

test('twelve accounts without a proved contact give a worker neither jobs nor a rating', async () => {
  const bookable = await makeBookable();
  for (let one = 0; one < 12; one += 1)
    await judged(bookable, await person({ ...unproved, createdAt: now() }), '2026-11-02');
  setClock(new Date(now().getTime() + 8 * DAY_MS));
  await showDueReviews();
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [0, 0, 0]);
});

test('a worker’s review of a customer counts once the worker’s contact is proved', async () => {
  const bookable = await makeBookable({ email: newEmail(), ...unproved });
  const customer = await person();
  const { worker } = await judged(bookable, customer, '2026-11-02', 4);
  assert.deepEqual(await readCounts(customer.userId), [0, 0, 0]);
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [1, 4, 1]);
  await prove(worker);
  await countWaiting();
  assert.deepEqual(await readCounts(customer.userId), [0, 4, 1]);
});

test('a customer who returns under the same mailbox counts once a month for a worker', async () => {
  const [bookable, email] = [await makeBookable(), newEmail()];
  const first = await person({ email });
  await judged(bookable, first, '2026-11-02', 5);
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [1, 5, 1]);
  await leave(first);
  const second = await person({ email: email.replace('@', '+again@') });
  await judged(bookable, second, '2026-11-03', 3);
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [1, 3, 1], 'the latest word of the person counts');
  await judged(bookable, second, '2026-12-02', 4);
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [2, 7, 2], 'another month is another one');
});

test('a worker who returns under the same mailbox counts once a month with a customer', async () => {
  const [email, customer] = [newEmail(), await person()];
  const first = await makeBookable({ email });
  const { worker } = await judged(first, customer, '2026-11-02');
  await leave(worker);
  const again = await makeBookable({ email });
  await judged(again, customer, '2026-11-03');
  assert.deepEqual(await readCounts(toWorkerId(again)), [0, 0, 0]);
  assert.deepEqual(
    await readCounts(customer.userId),
    [0, 5, 1],
    'nor does what the worker says of the customer',
  );
});

test('an unproved mailbox passes no counts on to another account', async () => {
  const [bookable, email] = [await makeBookable(), newEmail()];
  const stranger = await person({ email, ...unproved });
  await judged(bookable, stranger, '2026-11-02', 1);
  const owner = await person({ email: email.replace('@', '+own@') });
  await judged(bookable, owner, '2026-11-03', 5);
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [1, 5, 1]);
});

test('customer and worker with one mailbox never count for each other', async () => {
  const email = newEmail();
  const bookable = await makeBookable({ email });
  const customer = await person({ email: email.replace('@', '+me@') });
  await judged(bookable, customer, '2026-11-02');
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [0, 0, 0]);
  assert.deepEqual(await readCounts(customer.userId), [0, 0, 0]);
});

test('two bookings a day may count from customers whose accounts are less than a week old', async () => {
  const bookable = await makeBookable();
  const young = { createdAt: new Date('2026-11-01T00:00:00Z') };
  const jobs = [];
  for (let one = 0; one < 4; one += 1) jobs.push(await judged(bookable, await person(young), '2026-11-02'));
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [2, 10, 2]);
  await judged(bookable, await person(), '2026-11-02');
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [3, 15, 3], 'an older account counts beside them');
  await judged(bookable, await person(young), '2026-11-03');
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [4, 20, 4], 'another day has room');
  assert.equal(jobs.length, 4);
});

test('new accounts that prove a contact at once do not exceed a worker’s daily count', async () => {
  const bookable = await makeBookable();
  const young = { createdAt: new Date('2026-11-01T00:00:00Z'), ...unproved };
  const customers = [];
  for (let one = 0; one < 5; one += 1) customers.push(await person(young));
  for (const customer of atLeastOne(customers)) await judged(bookable, customer, '2026-11-02');
  await Promise.all(customers.map((customer) => prove(customer)));
  await countWaiting();
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [2, 10, 2]);
});

test('the fourth mailbox of a small domain proved in one day counts from the next day', async () => {
  const domain = 'small.example';
  const start = new Date('2026-11-10T06:00:00Z');
  setClock(start);
  const people = [];
  for (let one = 0; one < 7; one += 1)
    people.push(await person({ email: `p${String(one)}@x${String(one)}.${domain}`, ...unproved }));
  const bookables: Bookable[] = [];
  for (const customer of atLeastOne(people)) {
    const bookable = await makeBookable();
    await judged(bookable, customer, '2026-11-09');
    bookables.push(bookable);
  }
  setClock(start);
  for (const customer of people) await prove(customer);
  const counted = async (): Promise<unknown[]> => {
    await countWaiting();
    return Promise.all(bookables.map(async (one) => (await findUser(toWorkerId(one)))?.completedJobs));
  };
  assert.deepEqual(await counted(), [1, 1, 1, 0, 0, 0, 0]);
  setClock(new Date('2026-11-10T18:29:00Z'));
  assert.deepEqual(await counted(), [1, 1, 1, 0, 0, 0, 0]);
  setClock(new Date('2026-11-10T18:31:00Z'));
  assert.deepEqual(await counted(), [1, 1, 1, 1, 1, 1, 0]);
  setClock(new Date('2026-11-11T18:31:00Z'));
  assert.deepEqual(await counted(), [1, 1, 1, 1, 1, 1, 1]);
});

test('an unproved worker’s claim to a mailbox takes no count from its owner', async () => {
  const [email, customer] = [newEmail(), await person()];
  await judged(await makeBookable({ email, ...unproved }), customer, '2026-11-02');
  const owner = await makeBookable({ email: email.replace('@', '+own@') });
  await judged(owner, customer, '2026-11-03');
  assert.deepEqual(await readCounts(toWorkerId(owner)), [1, 5, 1]);
});

test('a booking completed while its customer proves the contact counts', async () => {
  const [bookable, customer] = [await makeBookable(), await person(unproved)];
  const times = onDay('2026-11-02');
  setClock(times.endsAt);
  const booking = await makeBooking({ bookable, customer: customer.user, status: 'completed', ...times });
  let isFirst = true;
  await inTransaction(async (tx) => {
    const read = await findBooking(String(booking._id), tx);
    if (isFirst) await prove(customer).then(countWaiting);
    isFirst = false;
    assert.ok(read);
    await countJob(read, tx);
  });
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [1, 0, 0]);
});

/** As stored by an earlier release, without the marks for counting. */
const forget = async (): Promise<void> => {
  await database()
    .collection('bookings')
    .updateMany({}, { $unset: { count: 1 } });
  await database()
    .collection('reviews')
    .updateMany({}, { $unset: { isUncounted: 1, pairMarks: 1 } });
};

test('an unproved customer counted by an earlier release keeps counting in a recount', async () => {
  const [bookable, customer, admin] = [await makeBookable(), await person(), await person()];
  const { booking } = await judged(bookable, customer, '2026-11-02', 4);
  await forget();
  await database()
    .collection('users')
    .updateOne({ _id: customer.user._id }, { $unset: { emailProvedAt: 1 } });
  const workerId = toWorkerId(bookable);
  const review = await workerReviews.find(String((await findBooking(String(booking._id)))?.review?._id));
  assert.ok(review);
  for (const isHidden of [true, false]) {
    const hiding = { reviewId: String(review._id), isHidden, by: admin.userId, reason: 'Looked at.' };
    await inTransaction((tx) => hideReview(hiding, tx));
    assert.deepEqual(await readCounts(workerId), isHidden ? [1, 0, 0] : [1, 4, 1]);
  }
  const read = async () => (await findBooking(String(booking._id))) ?? booking;
  await inTransaction(async (tx) => uncountJob(await read(), tx));
  assert.deepEqual(await readCounts(workerId), [0, 4, 1]);
  await inTransaction(async (tx) => countJob(await read(), tx));
  assert.deepEqual(await readCounts(workerId), [1, 4, 1]);
});

test('a pair counted by an earlier release gets no second booking that month', async () => {
  const [bookable, customer] = [await makeBookable(), await person()];
  const first = await finish(bookable, customer, '2026-11-02');
  await forget();
  const second = await finish(bookable, customer, '2026-11-03');
  const counted = async (step: typeof countJob, job: typeof first) => {
    await inTransaction(async (tx) => {
      const booking = await findBooking(String(job.booking._id), tx);
      assert.ok(booking);
      await step(booking, tx);
    });
    return (await readCounts(toWorkerId(bookable)))[0];
  };
  assert.deepEqual(await readCounts(toWorkerId(bookable)), [1, 0, 0]);
  assert.equal(await counted(uncountJob, first), 1, 'the second one takes its place');
  assert.equal(await counted(countJob, first), 1);
  assert.equal(await counted(uncountJob, second), 1);
  assert.equal(await counted(uncountJob, first), 0);
});
