import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { User } from '#models/people/user.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, viewIn } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import { HOUR_PAISE, makeVisits, readOutcome } from '#e2e/kit/claimed-visit.ts';
import { dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeSession } from '#e2e/kit/factories/users.ts';
import { makeLateVisits, readFee } from '#e2e/kit/late-visit.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const afterStart = makeVisits(url);
const { hoursAhead, makeDue, leave } = makeLateVisits(url);
afterEach(resetClock);

const MINUTE_MS = 60_000;

test('deleting the account and returning with the same number gives no new free cancellations', async () => {
  const phone = '9833333333';
  const proved = { phone, provedPhone: phone, phoneProvedAt: new Date() };
  const first = await makeBookable();
  await User.updateOne({ _id: first.worker._id }, { $set: proved });
  for (const _run of [1, 2]) {
    const { cancel } = await hoursAhead(3, first);
    await cancel({ reasonCode: 'ill' });
    resetClock();
  }
  const { _id, email } = first.worker;
  await inTransaction((tx) => eraseAccount({ userId: String(_id), email, phone }, tx));
  const again = await makeBookable();
  await User.updateOne({ _id: again.worker._id }, { $set: proved });
  const { cancel } = await hoursAhead(3, again);
  assert.equal(expectRefusal(await cancel({ reasonCode: 'ill' }), 409).code, 'price_changed');
});

const provePhone = (userId: string, phone: string) =>
  User.updateOne({ _id: userId }, { $set: { phone, provedPhone: phone, phoneProvedAt: now() } });

/** A worker who comes back with the same number is no longer believed to be ill without asking. */
const expectDoubted = async (phone: string): Promise<void> => {
  const again = await makeBookable();
  await provePhone(String(again.worker._id), phone);
  const { cancel } = await hoursAhead(3, again);
  assert.equal(expectRefusal(await cancel({ reasonCode: 'ill' }), 409).code, 'price_changed');
};

test('not coming and deleting the account uses up a worker’s own word, as illness does', async () => {
  const phone = '9844444444';
  for (const _run of [1, 2]) {
    const visit = await afterStart('accepted');
    await provePhone(visit.worker.userId, phone);
    viewIn(await visit.claim('customer'));
    await leave(visit.worker);
    assert.deepEqual(await readOutcome(visit), ['no_show', 'dropped', null, 0]);
    resetClock();
  }
  await expectDoubted(phone);
});

test('a confirmed claim whose fee waits for the end of a pause counts, too, when its worker leaves', async () => {
  const visit = await afterStart('accepted');
  viewIn(await visit.claim('customer'));
  await visit.see('worker');
  await User.updateOne({ _id: visit.customer.userId }, { $set: { suspendedAt: now() } });
  expectSuccess(await visit.answer('worker', true), bookings.getBookingContract);
  await leave(visit.worker);
  await closeBookings();
  const { noShow, fee, late } = (await findBooking(visit.params.id)) ?? {};
  assert.deepEqual([noShow?.state, fee, late?.excuse], ['upheld', null, 'own_word']);
});

test('a customer who takes a claim back by leaving counts nothing against the worker', async () => {
  const visit = await afterStart('accepted');
  viewIn(await visit.claim('customer'));
  await leave(visit.customer);
  assert.equal((await findBooking(visit.params.id))?.late, undefined);
});

test('deleting the account with a fee still due uses up a worker’s own word, too', async () => {
  const phone = '9855555555';
  for (const _run of [1, 2]) {
    const bookable = await makeBookable();
    await provePhone(String(bookable.worker._id), phone);
    const due = await makeDue(bookable);
    await leave(due.worker);
    assert.equal((await readFee(due))?.state, 'unpaid');
    resetClock();
  }
  await expectDoubted(phone);
});

test('a fee that a worker said was paid before leaving no longer counts as her own word once it is confirmed', async () => {
  const due = await makeDue();
  const { worker, customer, params } = due;
  const say = (who: typeof worker, body: object) =>
    send(who, setPaymentContract, { params, body: { method: 'upi', amountPaise: HOUR_PAISE, ...body } });
  expectSuccess(await say(worker, { step: 'paid', utr: '121256789012' }), setPaymentContract);
  await leave(worker);
  const readLeft = async () => {
    const { fee, late } = (await findBooking(params.id)) ?? {};
    return [fee?.state, late?.excuse];
  };
  assert.equal((await findBooking(params.id))?.payment?.utr, undefined, 'the digits are the worker’s');
  assert.deepEqual(await readLeft(), ['unpaid', 'own_word']);
  expectSuccess(await say(customer, { step: 'received' }), setPaymentContract);
  assert.deepEqual(await readLeft(), ['paid', null]);
  await checkBooks(due.userIds);
});

test('nothing of a fee can be confirmed for a customer who has left', async () => {
  const due = await makeDue();
  const { worker, customer, params } = due;
  const body = { step: 'paid', method: 'cash', amountPaise: HOUR_PAISE };
  expectSuccess(await send(worker, setPaymentContract, { params, body }), setPaymentContract);
  await leave(customer);
  for (const step of ['paid', 'received']) {
    const refused = await send(worker, setPaymentContract, { params, body: { ...body, step } });
    assert.equal(expectRefusal(refused, 409).code, 'nothing_owed');
  }
  assert.equal((await readFee(due))?.state, 'unpaid');
});

test('the marks of a late cancellation are removed after 180 days, and its fee stays as it is', async () => {
  const due = await makeDue();
  const cancelledAt = now().getTime();
  const sweepAfter = async (days: number) => {
    setClock(new Date(cancelledAt + days * 24 * 60 * MINUTE_MS));
    await closeBookings();
    const { late, fee } = (await findBooking(due.params.id)) ?? {};
    return [late?.marks.length !== 0, fee?.state];
  };
  assert.deepEqual(await sweepAfter(179), [true, 'due']);
  assert.deepEqual(await sweepAfter(181), [false, 'due']);
});

test('three cancellations at once stay within the month’s ₹600', async () => {
  const bookable = await makeBookable();
  const visits = [];
  for (const start of [600, 660, 720]) {
    const span = spanOn(dayAhead(2), { start, end: start + 60 });
    visits.push(await makeBooking({ bookable, status: 'accepted', ...span, pricePaise: 80_000 }));
  }
  setClock(new Date((visits[0]?.startsAt.getTime() ?? 0) - MINUTE_MS));
  const worker = await makeSession(bookable.worker);
  await Promise.all(
    visits.map(({ _id }) =>
      send(worker, bookings.setBookingStatusContract, {
        params: { id: String(_id) },
        body: { status: 'cancelled', reasonCode: 'travel', feePaise: 30_000 },
      }),
    ),
  );
  const fees = await Promise.all(
    visits.map(async ({ _id }) => (await findBooking(String(_id)))?.fee?.feePaise ?? 0),
  );
  assert.deepEqual(
    fees.toSorted((one, other) => one - other),
    [10_000, HOUR_PAISE, HOUR_PAISE],
  );
});

test('fees that friends waive do not use up the month’s limit', async () => {
  const bookable = await makeBookable();
  for (const _friend of [1, 2, 3]) {
    const { waive, customer } = await makeDue(bookable);
    expectSuccess(await waive(customer), bookings.waiveFeeContract);
    resetClock();
  }
  assert.equal((await readFee(await makeDue(bookable)))?.feePaise, HOUR_PAISE);
});

test('fees that friends leave unpaid by deleting their accounts do not use up the month’s limit', async () => {
  const bookable = await makeBookable();
  for (const _friend of [1, 2, 3]) {
    const due = await makeDue(bookable);
    await leave(due.customer);
    assert.equal((await readFee(due))?.state, 'unpaid');
    resetClock();
  }
  assert.equal((await readFee(await makeDue(bookable)))?.feePaise, HOUR_PAISE);
});

test('fees that are never paid use up the month’s limit for a week only', async () => {
  const first = new Date('2027-03-01T06:30:00Z');
  setClock(first);
  const bookable = await makeBookable();
  const fees = [];
  for (const _visit of [1, 2, 3]) {
    fees.push((await readFee(await makeDue(bookable)))?.feePaise);
    setClock(first);
  }
  assert.deepEqual(fees, [HOUR_PAISE, HOUR_PAISE, 10_000]);
  setClock(new Date(first.getTime() + 11 * 24 * 60 * MINUTE_MS));
  assert.equal((await readFee(await makeDue(bookable)))?.feePaise, HOUR_PAISE);
});
