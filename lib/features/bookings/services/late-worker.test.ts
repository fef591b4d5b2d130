import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { cancellationView } from '#lib/features/bookings/contracts/cancellation-view.ts';
import {
  getPaymentContract,
  paymentView,
  setPaymentContract,
} from '#lib/features/bookings/contracts/payment.ts';
import { answerProposalContract, offerTimeContract } from '#lib/features/bookings/contracts/proposals.ts';
import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { findUser, User } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { listAllTickets } from '#models/support/ticket.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import { HOUR_PAISE, makeVisits, readOutcome } from '#e2e/kit/claimed-visit.ts';
import { bookingBodyFor, dayAhead, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { eraseUser } from '#e2e/kit/factories/erase-user.ts';
import { makePayee } from '#e2e/kit/factories/payees.ts';
import { signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { giveMoney } from '#e2e/kit/factories/wallets.ts';
import { makeLateVisits, readFee } from '#e2e/kit/late-visit.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { settleDuesFromCredit } from './settle-dues-from-credit.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const afterStart = makeVisits(url);
const { hoursAhead, makeDue } = makeLateVisits(url);
afterEach(resetClock);

const MINUTE_MS = 60_000;

const costIn = ({ json }: Answer) => z.looseObject({ data: cancellationView }).parse(json).data;

const readSums = async (who: SignedIn) => {
  const answer = await send(who, readLedgerContract, { query: {} });
  const { summary, data } = z.looseObject(readLedgerContract.reply.shape).parse(answer.json);
  assert.ok(summary);
  const { duePaise, feesBackPaise, totalPaise, walletPaise } = summary;
  return { duePaise, feesBackPaise, totalPaise, walletPaise, states: data.map(({ state }) => state) };
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
  assert.match((await readFee(due))?.state ?? '', /^(paid|waived)$/);
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
  assert.equal((await readFee(due))?.state, 'due');
  expectSuccess(await says(customer, 'received'), setPaymentContract);
  assert.equal((await readFee(due))?.state, 'paid');
});

test('the worker sees where the customer is paid while the fee is due, and not longer', async () => {
  const { customer, worker, params, waive } = await makeDue();
  const readPayee = async (who: SignedIn) => {
    const { json } = await send(who, getPaymentContract, { params });
    return z.looseObject({ data: paymentView }).parse(json).data.payee;
  };
  await makePayee(worker.userId, { upiId: 'ramesh@okbank', name: 'RAMESH KUMAR' });
  assert.deepEqual([await readPayee(worker), await readPayee(customer)], [null, null]);
  const payee = { upiId: 'asha@okbank', name: 'ASHA GUPTA' };
  await makePayee(customer.userId, payee);
  assert.deepEqual([await readPayee(worker), await readPayee(customer)], [payee, payee]);
  setClock(new Date(now().getTime() + 8 * 24 * 60 * MINUTE_MS));
  assert.deepEqual(await readPayee(worker), payee);
  expectSuccess(await waive(customer), bookings.waiveFeeContract);
  assert.deepEqual([await readPayee(worker), await readPayee(customer)], [null, payee]);
});

test('illness is accepted twice; the third time the fee is due and the office is asked', async () => {
  const bookable = await makeBookable();
  for (const isFree of [true, true]) {
    const visit = await hoursAhead(3, bookable);
    expectSuccess(await visit.cancel({ reasonCode: 'ill' }), bookings.setBookingStatusContract);
    assert.equal((await readFee(visit)) === null, isFree);
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

const countSettling = async (): Promise<number> =>
  (await listOutboxRows()).filter(({ kind }) => kind === 'settleDues').length;

test('credit that comes later pays a due whole, oldest first, and moves from wallet to wallet', async () => {
  const due = await makeDue();
  const { worker, customer, userIds } = due;
  const run = () => settleDuesFromCredit({ payload: { userId: worker.userId } });
  await giveMoney(worker.userId, 20_000);
  await run();
  assert.equal((await readFee(due))?.state, 'due', 'too little pays nothing');
  await giveMoney(worker.userId, 10_000, 'second');
  assert.equal(await countSettling(), 2, 'each credit asks for it');
  await Promise.all([run(), run()]);
  const fee = await readFee(due);
  assert.deepEqual([fee?.state, fee?.method], ['paid', 'credit']);
  assert.deepEqual(
    [(await findUser(worker.userId))?.walletPaise, (await findUser(customer.userId))?.walletPaise],
    [5_000, HOUR_PAISE],
  );
  assert.equal((await readSums(worker)).feesBackPaise, 0);
  await checkBooks(userIds);
});

test('credit does not pay what the worker says was paid, unless the customer denies it', async () => {
  const due = await makeDue();
  const { worker, customer, params, userIds } = due;
  const say = async (who: SignedIn, body: object) =>
    expectSuccess(await send(who, setPaymentContract, { params, body }), setPaymentContract);
  const run = () => settleDuesFromCredit({ payload: { userId: worker.userId } });
  await say(worker, { step: 'paid', method: 'cash', amountPaise: HOUR_PAISE });
  await giveMoney(worker.userId, 30_000);
  await run();
  assert.equal((await readFee(due))?.state, 'due');
  assert.equal((await findUser(worker.userId))?.walletPaise, 30_000);
  const asked = await countSettling();
  await say(customer, { step: 'not_received' });
  assert.equal(await countSettling(), asked + 1, 'the denial asks for it');
  await run();
  const fee = await readFee(due);
  assert.deepEqual([fee?.state, fee?.method], ['paid', 'credit']);
  assert.equal((await findUser(worker.userId))?.walletPaise, 5_000);
  const { items } = await listAllTickets({ before: null, limit: 10 });
  const ticket = items.find(({ bookingId }) => String(bookingId) === params.id);
  assert.equal(ticket?.state, 'open', 'the office asks who is right');
  await checkBooks(userIds);
});

test('a customer’s denial that comes late does not let credit pay what the worker has paid since', async () => {
  const due = await makeDue();
  const { worker, customer, params, userIds } = due;
  const say = (who: SignedIn, body: object) => send(who, setPaymentContract, { params, body });
  const readSaid = async () => {
    const { json } = await send(customer, getPaymentContract, { params });
    return z.looseObject({ data: paymentView }).parse(json).data.said;
  };
  const byCash = { step: 'paid', method: 'cash', amountPaise: HOUR_PAISE };
  expectSuccess(await say(worker, byCash), setPaymentContract);
  const first = await readSaid();
  const denied = { step: 'not_received', saidAt: first?.at };
  expectSuccess(await say(worker, { ...byCash, method: 'upi', utr: '777756789012' }), setPaymentContract);
  await giveMoney(worker.userId, 30_000);
  const asked = await countSettling();
  assert.equal(expectRefusal(await say(customer, denied), 409).code, 'booking_changed');
  assert.equal(await countSettling(), asked, 'nothing asks for credit');
  await settleDuesFromCredit({ payload: { userId: worker.userId } });
  assert.equal((await readFee(due))?.state, 'due');
  expectSuccess(await say(worker, byCash), setPaymentContract);
  const said = await readSaid();
  expectSuccess(await say(worker, byCash), setPaymentContract);
  assert.deepEqual(await readSaid(), said, 'a second tap is no news');
  // An hour later, the same words may be about money that came since.
  setClock(new Date(now().getTime() + 60 * MINUTE_MS));
  expectSuccess(await say(worker, byCash), setPaymentContract);
  const late = await say(customer, { ...denied, saidAt: said?.at });
  assert.equal(expectRefusal(late, 409).code, 'booking_changed');
  assert.equal(await countSettling(), asked, 'nothing asks for credit');
  const last = await readSaid();
  expectSuccess(await say(customer, { ...denied, saidAt: last?.at }), setPaymentContract);
  assert.equal(await countSettling(), asked + 1);
  await checkBooks(userIds);
});

test('credit passes over a due that is said to be paid, and pays the next one', async () => {
  const said = await makeDue();
  resetClock();
  const open = await makeDue(said.bookable);
  const { worker, params } = said;
  const body = { step: 'paid', method: 'cash', amountPaise: HOUR_PAISE };
  expectSuccess(await send(worker, setPaymentContract, { params, body }), setPaymentContract);
  await giveMoney(worker.userId, 30_000);
  await settleDuesFromCredit({ payload: { userId: worker.userId } });
  assert.deepEqual([(await readFee(said))?.state, (await readFee(open))?.state], ['due', 'paid']);
  await checkBooks([...said.userIds, open.customer.userId]);
});

test('a due whose customer has just left keeps no other due from being paid', async () => {
  const left = await makeDue();
  resetClock();
  const open = await makeDue(left.bookable);
  await eraseUser(left.customer.userId);
  await giveMoney(left.worker.userId, 30_000);
  await settleDuesFromCredit({ payload: { userId: left.worker.userId } });
  assert.deepEqual([(await readFee(left))?.state, (await readFee(open))?.state], ['due', 'paid']);
});

test('a worker who owes a fee can still accept a request', async () => {
  const due = await makeDue();
  const { _id } = await makeBooking({ bookable: due.bookable });
  const accepting = { params: { id: String(_id) }, body: { status: 'accepted' } };
  const accepted = viewIn(await send(due.worker, bookings.setBookingStatusContract, accepting));
  assert.equal(accepted.status, 'accepted');
  assert.equal((await readFee(due))?.state, 'due');
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
