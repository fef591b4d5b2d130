import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import * as bookings from '#lib/features/bookings/contracts/bookings.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { readStatementContract } from '#lib/features/money/contracts/statement.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import { makeSession, signIn, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { remindOfPayment } from './payment.ts';

const { url } = useTestServer();
afterEach(resetClock);
const { send } = bookingClient(url);

/** A completed, unpaid job. */
const doneJob = async () => {
  const pair = await makePair('in_progress');
  const { worker, params } = pair;
  await send(worker, bookings.setBookingStatusContract, { params, body: { status: 'completed' } });
  const fetchLedger = async (who: SignedIn) => {
    const { json } = await send(who, readLedgerContract, {});
    const { data, summary } = readLedgerContract.reply.loose().parse(json);
    return [data[0]?.state, summary?.duePaise];
  };
  const pay = () => send(worker, bookings.markPaidContract, { params, body: { method: 'cash' } });
  return { ...pair, ledgerOf: fetchLedger, pay, userIds: [pair.customer.userId, worker.userId] };
};

const leave = async (who: SignedIn): Promise<void> => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(who, deleteAccountContract, { body }), deleteAccountContract);
};

const suspend = async ({ userId }: SignedIn) => {
  const body = { reason: 'other', urgency: 'danger', evidence: 'Several complaints, all of them checked.' };
  const answer = await send(await signIn('admin'), setPauseContract, { params: { id: userId }, body });
  expectSuccess(answer, setPauseContract);
};

test('nothing is owed to a suspended worker for a job that was done and not marked as paid', async () => {
  const { customer, worker, params, ledgerOf, pay, userIds } = await doneJob();
  assert.deepEqual(await ledgerOf(customer), ['due', 50_000]);
  await suspend(worker);
  assert.deepEqual(await ledgerOf(customer), ['unpaid', 0]);
  assert.deepEqual(await ledgerOf(worker), ['unpaid', 0], 'read before the account is deleted');
  const view = viewIn(await send(customer, bookings.getBookingContract, { params }));
  assert.deepEqual([view.status, view.leftUnpaid], ['completed', true]);
  assert.equal(expectRefusal(await pay(), 403).code, 'suspended');
  await checkBooks(userIds);
});

test('when either side leaves, open dues end as left unpaid in the other’s list', async () => {
  const gone = await doneJob();
  await leave(gone.customer);
  assert.deepEqual(await gone.ledgerOf(gone.worker), ['unpaid', 0]);
  assert.equal(expectRefusal(await gone.pay(), 409).code, 'nothing_owed');
  await checkBooks(gone.userIds);

  const left = await doneJob();
  await leave(left.worker);
  assert.deepEqual(await left.ledgerOf(left.customer), ['unpaid', 0]);
  await checkBooks(left.userIds);
});

const PRICE_PAISE = 50_000;

/** A job that its customer said was paid before deleting the account. */
const saidAndLeft = async () => {
  const job = await doneJob();
  const { customer, worker, params } = job;
  const say = (who: SignedIn, step: string, amountPaise = PRICE_PAISE) =>
    send(who, setPaymentContract, { params, body: { step, method: 'cash', amountPaise } });
  expectSuccess(await say(customer, 'paid'), setPaymentContract);
  await leave(customer);
  return { ...job, receive: (amountPaise?: number) => say(worker, 'received', amountPaise) };
};

test('a worker confirms once what was said to be paid before its customer left, with line and receipt', async () => {
  const { worker, params, ledgerOf, receive, userIds } = await saidAndLeft();
  const readView = async () => viewIn(await send(worker, bookings.getBookingContract, { params }));
  const before = await readView();
  assert.deepEqual([before.leftUnpaid, before.canMarkPaid, before.paid], [true, true, null]);
  assert.equal(expectRefusal(await receive(PRICE_PAISE - 1), 409).code, 'price_changed');
  const answers = await Promise.all([receive(), receive()]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const after = await readView();
  assert.deepEqual([after.leftUnpaid, after.canMarkPaid, after.paid?.method], [false, false, 'cash']);
  assert.notEqual(after.receiptNumber, null);
  assert.deepEqual(await ledgerOf(worker), ['paid', 0]);
  const { json } = await send(worker, readLedgerContract, {});
  const { summary } = readLedgerContract.reply.loose().parse(json);
  assert.deepEqual([summary?.totalPaise, summary?.jobs], [PRICE_PAISE, 1]);
  await checkBooks(userIds);
});

test('clients that mark jobs as paid can do so where the booking offers it', async () => {
  const { pay, userIds } = await saidAndLeft();
  expectSuccess(await pay(), bookings.markPaidContract);
  await checkBooks(userIds);
});

test('the worker is reminded of what was said to be paid although its customer has left', async () => {
  const { worker, params, receive } = await saidAndLeft();
  const countReminders = async () => {
    const payloads = (await listOutboxRows()).map(({ payload }) => JSON.stringify(payload));
    const reminders = payloads.filter((text) => text.includes('"payment_reminder"'));
    return reminders.filter((text) => text.includes(worker.userId)).length;
  };
  await remindOfPayment({ payload: { bookingId: params.id } });
  assert.equal(await countReminders(), 1);
  await receive();
  await remindOfPayment({ payload: { bookingId: params.id } });
  assert.equal(await countReminders(), 1);
});

test('a statement shows what was confirmed late as a payment of the job', async () => {
  const from = toIndiaDay(now());
  const { worker, receive } = await saidAndLeft();
  expectSuccess(await receive(), setPaymentContract);
  const query = { from, to: toIndiaDay(now()) };
  const { json } = await send(worker, readStatementContract, { query });
  const { data } = readStatementContract.reply.loose().parse(json);
  assert.deepEqual(
    data.lines.map(({ kind, paidPaise, duePaise }) => [kind, paidPaise, duePaise]),
    [
      ['job', 0, PRICE_PAISE],
      ['job_unpaid', 0, -PRICE_PAISE],
      ['job_paid', PRICE_PAISE, 0],
    ],
  );
  assert.deepEqual([data.sums.receivedPaise, data.after.duePaise], [PRICE_PAISE, 0]);
});

test('a fee that is due when its customer leaves is left unpaid, not waived', async () => {
  const { params, customer, worker, booking } = await makePair('accepted');
  setClock(new Date(booking.startsAt.getTime() - 2 * 3_600_000));
  const who = await makeSession(customer.user);
  const body = { status: 'cancelled', feePaise: booking.pricePaise };
  await send(who, bookings.setBookingStatusContract, { params, body });
  assert.equal((await findBooking(params.id))?.fee?.state, 'due');
  await leave(who);
  assert.equal((await findBooking(params.id))?.fee?.state, 'unpaid');
  await checkBooks([customer.userId, worker.userId]);
});

/** A fee of a customer who has cancelled late and then deletes the account. */
const feeAndLeft = async (isSaid: boolean) => {
  const { params, customer, worker, booking } = await makePair('accepted');
  setClock(new Date(booking.startsAt.getTime() - 2 * 3_600_000));
  const [payer, payee] = [await makeSession(customer.user), await makeSession(worker.user)];
  const { pricePaise: feePaise } = booking;
  await send(payer, bookings.setBookingStatusContract, { params, body: { status: 'cancelled', feePaise } });
  const said = { method: 'cash', amountPaise: feePaise };
  const say = (who: SignedIn, step: string) =>
    send(who, setPaymentContract, { params, body: { step, ...said } });
  if (isSaid) expectSuccess(await say(payer, 'paid'), setPaymentContract);
  await leave(payer);
  const waive = () => send(payee, bookings.waiveFeeContract, { params });
  return {
    params,
    worker: payee,
    receive: () => say(payee, 'received'),
    waive,
    userIds: [payer.userId, payee.userId],
  };
};

test('a fee that its customer said was paid before leaving is confirmed once, and cannot be waived any more', async () => {
  const { params, worker, receive, waive, userIds } = await feeAndLeft(true);
  assert.equal(expectRefusal(await waive(), 409).code, 'nothing_owed');
  assert.equal(viewIn(await send(worker, bookings.getBookingContract, { params })).canMarkPaid, true);
  const answers = await Promise.all([receive(), receive()]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const { fee } = viewIn(await send(worker, bookings.getBookingContract, { params }));
  assert.deepEqual([fee?.state, fee?.method], ['paid', 'cash']);
  const { json } = await send(worker, readLedgerContract, {});
  const { data, summary } = readLedgerContract.reply.loose().parse(json);
  assert.deepEqual([data[0]?.state, summary?.duePaise], ['paid', 0]);
  await checkBooks(userIds);
});

test('a fee that its customer left without a word stays unpaid', async () => {
  const { receive, userIds } = await feeAndLeft(false);
  assert.equal(expectRefusal(await receive(), 409).code, 'nothing_owed');
  await checkBooks(userIds);
});

test('a payment recorded while its customer leaves is either paid or left unpaid, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { customer, params, pay, userIds } = await doneJob();
    const [paid] = await Promise.all([pay(), leave(customer)]);
    const booking = await findBooking(params.id);
    assert.deepEqual(
      [booking?.paid !== null, booking?.leftUnpaid !== undefined],
      [paid.status === 200, paid.status !== 200],
    );
    await checkBooks(userIds);
  }
});
