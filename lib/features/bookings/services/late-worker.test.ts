import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { cancellationView } from '#lib/features/bookings/contracts/booking-view.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { answerProposalContract, offerTimeContract } from '#lib/features/bookings/contracts/proposals.ts';
import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { findUser, User } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { eraseAccount } from '#models/privacy/erase-account.ts';
import { listAllTickets } from '#models/support/ticket.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import { HOUR_PAISE, makeVisits, readOutcome } from '#e2e/kit/claimed-visit.ts';
import {
  bookingBodyFor,
  dayAhead,
  makeBookable,
  makeBooking,
  type Bookable,
} from '#e2e/kit/factories/bookings.ts';
import { makeSession, makeUser, signIn, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { giveMoney } from '#e2e/kit/factories/wallets.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { closeBookings } from './close-bookings.ts';
import { settleDuesFromCredit } from './settle-dues-from-credit.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const afterStart = makeVisits(url);
afterEach(resetClock);

const MINUTE_MS = 60_000;

const hoursAhead = async (hours: number, bookable?: Bookable) => {
  const made = bookable ?? (await makeBookable());
  const customer = await makeUser();
  const booking = await makeBooking({ bookable: made, customer, status: 'accepted' });
  setClock(new Date(booking.startsAt.getTime() - hours * 60 * MINUTE_MS));
  const [worker, buyer] = [await makeSession(made.worker), await makeSession(customer)];
  const params = { id: String(booking._id) };
  const cancel = (who: SignedIn, body: object = {}) =>
    send(who, bookings.setBookingStatusContract, { params, body: { status: 'cancelled', ...body } });
  return {
    ...{ bookable: made, booking, params, worker, customer: buyer },
    userIds: [worker.userId, buyer.userId],
    cancel: (body: object = {}) => cancel(worker, { reasonCode: 'travel', ...body }),
    cancelAs: cancel,
    pay: (who: SignedIn) => send(who, bookings.markPaidContract, { params, body: { method: 'cash' } }),
    waive: (who: SignedIn) => send(who, bookings.waiveFeeContract, { params }),
  };
};

const costIn = ({ json }: Answer) => z.looseObject({ data: cancellationView }).parse(json).data;

const readSums = async (who: SignedIn) => {
  const answer = await send(who, readLedgerContract, { query: {} });
  const { summary, data } = z.looseObject(readLedgerContract.reply.shape).parse(answer.json);
  assert.ok(summary);
  const { duePaise, feesBackPaise, totalPaise, walletPaise } = summary;
  return { duePaise, feesBackPaise, totalPaise, walletPaise, states: data.map(({ state }) => state) };
};

const feeOf = async ({ params }: { params: { id: string } }) => (await findBooking(params.id))?.fee;

/** A worker who has cancelled late and owes an hour. */
const makeDue = async (bookable?: Bookable) => {
  const due = await hoursAhead(3, bookable);
  expectSuccess(await due.cancel({ feePaise: HOUR_PAISE }), bookings.setBookingStatusContract);
  return due;
};

const leave = async (who: SignedIn): Promise<void> => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(who, deleteAccountContract, { body }), deleteAccountContract);
};

test('a worker who cancels late owes the customer at most an hour, in both ledgers', async () => {
  const { customer, worker, params, cancel, userIds } = await hoursAhead(3);
  const cost = costIn(await send(worker, bookings.getCancellationContract, { params }));
  assert.deepEqual([cost.percent, cost.feePaise, cost.limits?.noticesLeft], [100, HOUR_PAISE, 3]);
  const view = viewIn(await cancel({ feePaise: HOUR_PAISE }));
  assert.deepEqual([view.fee?.feePaise, view.fee?.owedBy, view.canMarkPaid], [HOUR_PAISE, 'worker', false]);
  const [hers, theirs] = [await readSums(worker), await readSums(customer)];
  assert.deepEqual([hers.duePaise, hers.feesBackPaise, hers.totalPaise], [0, HOUR_PAISE, 0]);
  assert.deepEqual([theirs.duePaise, theirs.feesBackPaise, theirs.states], [0, HOUR_PAISE, ['due']]);
  await checkBooks(userIds);
});

test('a screen that showed a lower cost, or none, is refused with the present one', async () => {
  const { cancel } = await hoursAhead(3);
  for (const body of [{}, { feePaise: 0 }, { feePaise: HOUR_PAISE - 1 }]) {
    const answer = await cancel(body);
    assert.equal(expectRefusal(answer, 409).code, 'price_changed');
    assert.equal(costIn(answer).feePaise, HOUR_PAISE);
  }
  const old = await hoursAhead(12);
  setClock(new Date(old.booking.startsAt.getTime() - 12 * 60 * MINUTE_MS + 10 * MINUTE_MS));
  assert.equal(expectRefusal(await old.cancel({ feePaise: 0 }), 409).code, 'price_changed');
});

test('only the customer confirms or waives what the worker owes, and once', async () => {
  const due = await makeDue();
  const { customer, worker, pay, waive, userIds } = due;
  assert.equal(expectRefusal(await pay(worker), 409).code, 'nothing_owed');
  assert.equal(expectRefusal(await waive(worker), 409).code, 'nothing_owed');
  const answers = await Promise.all([pay(customer), waive(customer), pay(customer), waive(customer)]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.match((await feeOf(due))?.state ?? '', /^(paid|waived)$/);
  await checkBooks(userIds);
});

test('a fee that was waived can’t be claimed, paid or waived again', async () => {
  const { customer, worker, params, pay, waive, userIds } = await makeDue();
  expectSuccess(await waive(customer), bookings.waiveFeeContract);
  const says = (who: SignedIn, body: object) => send(who, setPaymentContract, { params, body });
  const received = { step: 'received', method: 'cash', amountPaise: HOUR_PAISE };
  for (const answer of [
    await pay(customer),
    await waive(customer),
    await says(customer, received),
    await says(worker, { ...received, step: 'paid' }),
  ])
    assert.equal(expectRefusal(answer, 409).code, 'nothing_owed');
  assert.deepEqual((await readSums(worker)).feesBackPaise, 0);
  await checkBooks(userIds);
});

test('the worker says that it was paid, and only the customer’s word settles it', async () => {
  const due = await makeDue();
  const { customer, worker, params } = due;
  const says = (who: SignedIn, step: string) =>
    send(who, setPaymentContract, { params, body: { step, method: 'cash', amountPaise: HOUR_PAISE } });
  assert.equal(expectRefusal(await says(worker, 'received'), 409).code, 'illegal_move');
  expectSuccess(await says(worker, 'paid'), setPaymentContract);
  assert.equal((await feeOf(due))?.state, 'due');
  expectSuccess(await says(customer, 'received'), setPaymentContract);
  assert.equal((await feeOf(due))?.state, 'paid');
});

test('illness is accepted twice; the third time the fee is due and the office is asked', async () => {
  const bookable = await makeBookable();
  for (const isFree of [true, true]) {
    const visit = await hoursAhead(3, bookable);
    expectSuccess(await visit.cancel({ reasonCode: 'ill' }), bookings.setBookingStatusContract);
    assert.equal((await feeOf(visit)) === null, isFree);
    resetClock();
  }
  const { cancel, params, worker } = await hoursAhead(3, bookable);
  assert.equal(expectRefusal(await cancel({ reasonCode: 'emergency' }), 409).code, 'price_changed');
  const query = { reasonCode: 'emergency' };
  const cost = costIn(await send(worker, bookings.getCancellationContract, { params, query }));
  assert.deepEqual([cost.feePaise, cost.limits?.ownWordsLeft], [HOUR_PAISE, 0]);
  expectSuccess(
    await cancel({ reasonCode: 'emergency', feePaise: HOUR_PAISE }),
    bookings.setBookingStatusContract,
  );
  const tickets = (await listAllTickets({ before: null, limit: 10 })).items.filter(
    ({ bookingId }) => String(bookingId) === params.id,
  );
  assert.deepEqual(
    tickets.map(({ subject }) => subject),
    ['Late cancellation: illness or emergency'],
  );
});

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
    assert.equal((await feeOf(due))?.state, 'unpaid');
    resetClock();
  }
  await expectDoubted(phone);
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
  assert.equal((await feeOf(await makeDue(bookable)))?.feePaise, HOUR_PAISE);
});

test('fees that friends leave unpaid by deleting their accounts do not use up the month’s limit', async () => {
  const bookable = await makeBookable();
  for (const _friend of [1, 2, 3]) {
    const due = await makeDue(bookable);
    await leave(due.customer);
    assert.equal((await feeOf(due))?.state, 'unpaid');
    resetClock();
  }
  assert.equal((await feeOf(await makeDue(bookable)))?.feePaise, HOUR_PAISE);
});

test('fees that are never paid use up the month’s limit for a week only', async () => {
  const first = new Date('2027-03-01T06:30:00Z');
  setClock(first);
  const bookable = await makeBookable();
  const fees = [];
  for (const _visit of [1, 2, 3]) {
    fees.push((await feeOf(await makeDue(bookable)))?.feePaise);
    setClock(first);
  }
  assert.deepEqual(fees, [HOUR_PAISE, HOUR_PAISE, 10_000]);
  setClock(new Date(first.getTime() + 11 * 24 * 60 * MINUTE_MS));
  assert.equal((await feeOf(await makeDue(bookable)))?.feePaise, HOUR_PAISE);
});

const countSettling = async (): Promise<number> =>
  (await listOutboxRows()).filter(({ kind }) => kind === 'settleDues').length;

test('credit that comes later pays a due whole, oldest first, and moves from wallet to wallet', async () => {
  const due = await makeDue();
  const { worker, customer, userIds } = due;
  const run = () => settleDuesFromCredit({ payload: { userId: worker.userId } });
  await giveMoney(worker.userId, 20_000);
  await run();
  assert.equal((await feeOf(due))?.state, 'due', 'too little pays nothing');
  await giveMoney(worker.userId, 10_000, 'second');
  assert.equal(await countSettling(), 2, 'each credit asks for it');
  await Promise.all([run(), run()]);
  const fee = await feeOf(due);
  assert.deepEqual([fee?.state, fee?.method], ['paid', 'credit']);
  assert.deepEqual(
    [(await findUser(worker.userId))?.walletPaise, (await findUser(customer.userId))?.walletPaise],
    [5_000, HOUR_PAISE],
  );
  assert.equal((await readSums(worker)).feesBackPaise, 0);
  await checkBooks(userIds);
});

test('a worker who moves a visit does not escape the fee for the time that was agreed first', async () => {
  const { bookable, worker, customer, params, cancel, cancelAs } = await hoursAhead(5);
  const later = bookingBodyFor({ ...bookable, localDate: dayAhead(9) });
  const { scheduledAt, timeSlot } = later;
  const offered = viewIn(await send(worker, offerTimeContract, { params, body: { scheduledAt, timeSlot } }));
  assert.equal(offered.proposal?.by, 'worker');
  const startsAt = offered.proposal.startsAt;
  expectSuccess(
    await send(customer, answerProposalContract, { params, body: { accept: true, startsAt } }),
    answerProposalContract,
  );
  assert.equal((await findBooking(params.id))?.startsAt.toISOString(), startsAt);
  assert.equal(expectRefusal(await cancel({ feePaise: 0 }), 409).code, 'price_changed');
  assert.equal(costIn(await send(customer, bookings.getCancellationContract, { params })).feePaise, 0);
  assert.equal(viewIn(await cancelAs(customer)).fee, null, 'the side that did not move it is free');
});

test('a missed visit costs the worker as much as cancelling then would have', async () => {
  const visit = await afterStart('accepted');
  const view = viewIn(await visit.claim('customer'));
  assert.equal(view.noShow?.feePaise, HOUR_PAISE);
  await visit.see('worker');
  expectSuccess(await visit.answer('worker', true), bookings.getBookingContract);
  assert.deepEqual(await readOutcome(visit), ['no_show', 'upheld', 'worker', HOUR_PAISE]);
  assert.equal((await findBooking(visit.params.id))?.fee?.owedBy, 'worker');
  await checkBooks(visit.userIds);
});

test('nothing is owed to a suspended customer, and an agency can’t cancel for its worker', async () => {
  const { customer, cancel, params } = await hoursAhead(3);
  const agency = await signIn('broker');
  const body = { status: 'cancelled', reasonCode: 'travel', feePaise: HOUR_PAISE };
  expectRefusal(await send(agency, bookings.setBookingStatusContract, { params, body }), 403);
  await User.updateOne({ _id: customer.userId }, { $set: { suspendedAt: now() } });
  assert.equal(viewIn(await cancel()).fee, null);
});

test('declining a request never costs anything', async () => {
  const { worker, params, booking } = await makePair('pending');
  setClock(new Date(booking.createdAt.getTime() + 15 * MINUTE_MS));
  const body = { status: 'rejected' };
  assert.equal(viewIn(await send(worker, bookings.setBookingStatusContract, { params, body })).fee, null);
});
