import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { decideCaseContract } from '#lib/features/admin/contracts/cases.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { answerCaseContract, appealCaseContract } from '#lib/features/bookings/contracts/cases.ts';
import {
  getPaymentContract,
  paymentView,
  setPaymentContract,
  type RefundView,
} from '#lib/features/bookings/contracts/payment.ts';
import { closeBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { remindOfPayment } from '#lib/features/bookings/services/payment.ts';
import { summarizeLedger } from '#lib/features/money/services/steps/summarize-ledger.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { now, resetClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database } from '#models/connection.ts';
import { listAllLedgerRows } from '#models/money/ledger.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { caseDesk, casesIn, makeDisputedJobs, type DisputedJob } from '#e2e/kit/disputed-job.ts';
import { makePayee } from '#e2e/kit/factories/payees.ts';
import { signInAdmin, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const makeJob = makeDisputedJobs(url);
const { read, decide } = caseDesk(url);
afterEach(resetClock);

const PRICE_PAISE = 50_000;
const REFUND_PAISE = 20_000;
const EIGHT_DAYS = 8 * 24;
const refund = { remedy: 'refund' };
const words = { about: 'refund', method: 'cash', amountPaise: REFUND_PAISE };
const returned = { step: 'paid', ...words };
const received = { step: 'received', ...words };
const waived = { step: 'waived', about: 'refund', amountPaise: REFUND_PAISE };

/** A job that was paid in person, whose customer has opened a case that was answered. */
const makeHeard = async (fields: Parameters<typeof makeJob>[0] = {}) => {
  const job = await makeJob({ paid: { method: 'cash', at: now() }, ...fields });
  const [opened] = casesIn(await job.open('customer')).cases;
  assert.ok(opened);
  expectSuccess(await job.answer('worker'), answerCaseContract);
  return { job, caseId: opened._id };
};

const makeDecided = async () => {
  const heard = await makeHeard();
  const decided = await decide(await signInAdmin(), heard.caseId, REFUND_PAISE, refund);
  expectSuccess(decided, decideCaseContract);
  return heard;
};

/** A refund that has just become due. */
const makeDue = async () => {
  const { job } = await makeDecided();
  job.goOn(EIGHT_DAYS);
  await Promise.all([closeBookings(), closeBookings()]);
  return job;
};

const say = ({ params }: DisputedJob, who: SignedIn, body: object) =>
  send(who, setPaymentContract, { params, body });

const readRefund = async ({ params }: DisputedJob, who: SignedIn): Promise<RefundView | null> => {
  const answer = await send(who, getPaymentContract, { params });
  expectSuccess(answer, getPaymentContract);
  return z.looseObject({ data: paymentView }).parse(answer.json).data.refund;
};

const listLines = async (who: SignedIn): Promise<[string, number][]> =>
  (await listAllLedgerRows([who.userId]))
    .toSorted((one, other) => String(one._id).localeCompare(String(other._id)))
    .map(({ kind, duePaise }) => [kind, duePaise]);

const leave = async (who: SignedIn): Promise<void> => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(who, deleteAccountContract, { body }), deleteAccountContract);
};

test('a decided refund becomes due once, and both sides see its terms', async () => {
  const { job } = await makeDecided();
  assert.equal(await readRefund(job, job.customer), null);
  job.goOn(EIGHT_DAYS);
  await Promise.all([closeBookings(), closeBookings()]);
  const [theirs, own] = [await readRefund(job, job.customer), await readRefund(job, job.worker)];
  assert.deepEqual(
    [theirs?.amountPaise, theirs?.state, theirs?.steps, own?.steps],
    [REFUND_PAISE, 'due', ['received', 'waived'], ['paid']],
  );
  assert.deepEqual(await listLines(job.worker), [['refund', -REFUND_PAISE]]);
  assert.deepEqual(await listLines(job.customer), [['refund', REFUND_PAISE]]);
  assert.ok((await readNews(job.worker.user)).includes('refund_due'));
  assert.ok((await readNews(job.customer.user)).includes('refund_owed'));
});

test('the worker says that it was returned, and only the customer’s word settles it, once', async () => {
  const job = await makeDue();
  expectSuccess(await say(job, job.worker, returned), setPaymentContract);
  assert.equal((await readRefund(job, job.customer))?.state, 'said');
  const taps = await Promise.all([received, received].map((body) => say(job, job.customer, body)));
  assert.deepEqual(taps.map(({ status }) => status).toSorted(), [200, 409]);
  assert.equal((await readRefund(job, job.worker))?.state, 'paid');
  assert.deepEqual(await listLines(job.worker), [
    ['refund', -REFUND_PAISE],
    ['refund_paid', REFUND_PAISE],
  ]);
  const sums = await summarizeLedger(job.worker);
  assert.deepEqual([sums.refundsDuePaise, sums.duePaise, sums.feesBackPaise, sums.totalPaise], [0, 0, 0, 0]);
  assert.ok((await readNews(job.worker.user)).includes('refund_paid'));
});

test('the customer can waive a refund, once, and claims nothing afterwards', async () => {
  const job = await makeDue();
  assert.equal(expectRefusal(await say(job, job.worker, waived), 409).code, 'illegal_move');
  assert.equal((await say(job, job.customer, { ...waived, about: undefined })).status, 400);
  const old = { ...waived, amountPaise: REFUND_PAISE - 1 };
  assert.equal(expectRefusal(await say(job, job.customer, old), 409).code, 'price_changed');
  const taps = await Promise.all([waived, received, waived].map((body) => say(job, job.customer, body)));
  assert.equal(taps.filter(({ status }) => status === 200).length, 1);
  assert.equal((await listLines(job.worker)).length, 2);

  const other = await makeDue();
  expectSuccess(await say(other, other.worker, returned), setPaymentContract);
  expectSuccess(await say(other, other.customer, waived), setPaymentContract);
  const shown = await readRefund(other, other.customer);
  assert.deepEqual([shown?.state, shown?.settled?.method, shown?.steps], ['waived', null, []]);
  assert.deepEqual(await listLines(other.customer), [
    ['refund', REFUND_PAISE],
    ['refund_waived', -REFUND_PAISE],
  ]);
  for (const body of [received, waived, { step: 'not_received', about: 'refund' }])
    assert.equal(expectRefusal(await say(other, other.customer, body), 409).code, 'nothing_owed');
  const { refundsDuePaise, totalPaise } = await summarizeLedger(other.worker);
  assert.deepEqual([refundsDuePaise, totalPaise], [0, 0]);
  assert.ok((await readNews(other.worker.user)).includes('refund_waived'));
});

test('a refund that was waived is not decided again in the other side’s case', async () => {
  const { job, caseId } = await makeHeard();
  const opened = casesIn(await job.open('worker', { reason: 'price' })).cases;
  const theirs = opened.find(({ by }) => by === 'worker');
  assert.ok(theirs);
  expectSuccess(await job.answer('customer'), answerCaseContract);
  expectSuccess(await decide(await signInAdmin(), caseId, REFUND_PAISE, refund), decideCaseContract);
  job.goOn(EIGHT_DAYS);
  await closeBookings();
  expectSuccess(await say(job, job.customer, waived), setPaymentContract);
  const { seen, maxRefundPaise, maxCreditPaise } = await read(await signInAdmin(), theirs._id);
  assert.deepEqual(
    [seen.refundedPaise, maxRefundPaise, maxCreditPaise],
    [REFUND_PAISE, 0, PRICE_PAISE - REFUND_PAISE],
  );
});

test('the worker sees where the customer is paid while the refund is due, and not longer', async () => {
  const job = await makeDue();
  assert.equal((await readRefund(job, job.worker))?.payee, null);
  const payee = { upiId: 'asha@okbank', name: 'ASHA GUPTA' };
  await makePayee(job.customer.userId, payee);
  assert.deepEqual((await readRefund(job, job.worker))?.payee, payee);
  expectSuccess(await say(job, job.customer, received), setPaymentContract);
  assert.equal((await readRefund(job, job.worker))?.payee, null);
  assert.deepEqual((await readRefund(job, job.customer))?.payee, payee);
});

test('neither side speaks for the other, nor about another amount or the price', async () => {
  const job = await makeDue();
  const refuse = async (who: SignedIn, body: object) => expectRefusal(await say(job, who, body), 409).code;
  assert.equal(await refuse(job.worker, received), 'illegal_move');
  assert.equal(await refuse(job.customer, returned), 'illegal_move');
  assert.equal(await refuse(job.customer, { ...received, amountPaise: REFUND_PAISE - 1 }), 'price_changed');
  assert.equal(await refuse(job.worker, { ...returned, about: undefined }), 'nothing_owed');
});

test('a refund never exceeds what was paid in person, and there is one for each booking', async () => {
  const lead = await signInAdmin();
  const { job, caseId } = await makeHeard({ creditPaise: 15_000 });
  assert.equal((await read(lead, caseId)).maxRefundPaise, PRICE_PAISE - 15_000);
  const tooMuch = await decide(lead, caseId, PRICE_PAISE - 14_999, refund);
  assert.equal(expectRefusal(tooMuch, 409).code, 'adjustment_limit');
  expectSuccess(await decide(lead, caseId, 30_000, refund), decideCaseContract);
  const theirs = casesIn(await job.open('worker', { reason: 'price' })).cases.find(
    ({ by }) => by === 'worker',
  );
  assert.ok(theirs);
  expectSuccess(await job.answer('customer'), answerCaseContract);
  const open = await read(lead, theirs._id);
  assert.deepEqual([open.seen.refundedPaise, open.maxRefundPaise, open.maxCreditPaise], [30_000, 0, 20_000]);
  const unpaid = await makeHeard({ paid: null });
  assert.equal((await read(lead, unpaid.caseId)).maxRefundPaise, 0);
});

test('an appeal changes the refund before anything is due', async () => {
  const { job, caseId } = await makeDecided();
  expectSuccess(await job.appeal('worker', caseId), appealCaseContract);
  assert.equal(await readRefund(job, job.worker), null);
  expectSuccess(await decide(await signInAdmin(), caseId, 5000, refund), decideCaseContract);
  assert.equal((await readRefund(job, job.worker))?.amountPaise, 5000);
  assert.equal((await findBooking(job.params.id))?.caseRefundPaise, 5000);
});

test('a refund that did not arrive becomes a ticket, and can still be confirmed', async () => {
  const job = await makeDue();
  const saidByUpi = { ...returned, method: 'upi', utr: '123456789012' };
  expectSuccess(await say(job, job.worker, saidByUpi), setPaymentContract);
  await remindOfPayment({ payload: { bookingId: job.params.id, about: 'refund' } });
  assert.ok((await readNews(job.customer.user)).includes('payment_reminder'));
  const denied = { step: 'not_received', about: 'refund' };
  const first = await readRefund(job, job.customer);
  expectSuccess(await say(job, job.worker, saidByUpi), setPaymentContract);
  expectSuccess(await say(job, job.worker, { ...saidByUpi, utr: '123456789013' }), setPaymentContract);
  const stale = { ...denied, saidAt: first?.said?.at };
  assert.equal(expectRefusal(await say(job, job.customer, stale), 409).code, 'booking_changed');
  const last = await readRefund(job, job.customer);
  expectSuccess(await say(job, job.customer, { ...denied, saidAt: last?.said?.at }), setPaymentContract);
  assert.deepEqual((await readRefund(job, job.worker))?.steps, ['paid']);
  const findTicket = () => database().collection('tickets').findOne({ bookingId: job.booking._id });
  const ticket = await findTicket();
  assert.match(String(ticket?.['message']), /refund of ₹200.*UTR given: 123456789013.*UTR 123456789012/);
  assert.equal(ticket?.['state'], 'open');
  expectSuccess(await say(job, job.customer, received), setPaymentContract);
  assert.equal((await readRefund(job, job.customer))?.state, 'paid');
  assert.equal((await findTicket())?.['state'], 'closed');
});

test('a deleted account ends a refund that was due, and none arises after it: the other side is told', async () => {
  const job = await makeDue();
  await leave(job.worker);
  assert.equal((await findBooking(job.params.id))?.refund?.state, 'unpaid');
  assert.deepEqual(await listLines(job.customer), [
    ['refund', REFUND_PAISE],
    ['refund_unpaid', -REFUND_PAISE],
  ]);
  assert.ok((await readNews(job.customer.user)).includes('left_unpaid'));
  for (const [leaver, other] of [
    ['customer', 'worker'],
    ['worker', 'customer'],
  ] as const) {
    const { job: early } = await makeDecided();
    await leave(early[leaver]);
    early.goOn(EIGHT_DAYS);
    await closeBookings();
    const booking = await findBooking(early.params.id);
    assert.deepEqual([booking?.cases?.[0]?.state, booking?.refund], ['closed', undefined]);
    assert.ok((await readNews(early[other].user)).includes('left_unpaid'));
  }
});

test('a worker who has left is not told to return anything', async () => {
  const { job, caseId } = await makeHeard();
  await leave(job.worker);
  const admin = await signInAdmin();
  assert.equal((await read(admin, caseId)).maxRefundPaise, 0);
  const refused = await decide(admin, caseId, REFUND_PAISE, refund);
  assert.equal(expectRefusal(refused, 409).code, 'adjustment_limit');
});

test('a pause of the worker leaves the refund due, and the customer can confirm it', async () => {
  const job = await makeDue();
  const body = { reason: 'other', urgency: 'danger', evidence: 'Several complaints, all of them checked.' };
  const pausing = { params: { id: job.worker.userId }, body };
  expectSuccess(await send(await signInAdmin(), setPauseContract, pausing), setPauseContract);
  await closeBookings();
  assert.equal((await readRefund(job, job.customer))?.state, 'due');
  expectSuccess(await say(job, job.customer, received), setPaymentContract);
});
