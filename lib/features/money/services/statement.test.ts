import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { readStatementContract, type Statement } from '#lib/features/money/contracts/statement.ts';
import {
  markPaidContract,
  setBookingStatusContract,
  waiveFeeContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { readStatementMonths } from '#lib/features/money/services/read-statement.ts';
import { appendBookingMoney, appendWalletMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { instantInIndia } from '#lib/platform/time/india-day.ts';
import { resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { inTransaction } from '#models/connection.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, makePair } from '#e2e/kit/booking-client.ts';
import { checkHistory, readMonths } from '#e2e/kit/check-statements.ts';
import { makeSession, makeUser, type SignedIn } from '#e2e/kit/factories/users.ts';
import { moneyHistories, statementCuts } from '#e2e/kit/money-history.ts';
import { recordPlans } from '#e2e/kit/query-plans.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
afterEach(resetClock);

const RUNS = 25;

const read = async (who: SignedIn, query: { from: string; to: string }): Promise<Statement> => {
  const answer = await send(who, readStatementContract, { query });
  expectSuccess(answer, readStatementContract);
  return readStatementContract.reply.loose().parse(answer.json).data;
};

const noonOn = (localDate: string): Date => instantInIndia({ localDate, minutes: 720 });
const may = { from: '2027-05-01', to: '2027-05-31' };
const september = { from: '2027-09-01', to: '2027-09-30' };

/** A job that was done in May. */
const doneInMay = async () => {
  setClock(noonOn('2027-05-10'));
  const { booking, params, ...pair } = await makePair('in_progress');
  const [worker, customer] = [await makeSession(pair.worker.user), await makeSession(pair.customer.user)];
  const done = await send(worker, setBookingStatusContract, { params, body: { status: 'completed' } });
  expectSuccess(done, setBookingStatusContract);
  const goTo = async (localDate: string) => {
    setClock(noonOn(localDate));
    return [await makeSession(pair.worker.user), await makeSession(pair.customer.user)] as const;
  };
  return { booking, params, worker, customer, goTo };
};

test('a job that is paid months later is in the statement of the month it is paid in', async () => {
  const { params, goTo } = await doneInMay();
  const [worker, customer] = await goTo('2027-09-20');
  const paid = await send(worker, markPaidContract, { params, body: { method: 'cash' } });
  expectSuccess(paid, markPaidContract);
  const [made, got] = [await read(worker, may), await read(worker, september)];
  assert.deepEqual(
    [made.lines.map(({ kind }) => kind), made.sums.receivedPaise, made.after.duePaise],
    [['job'], 0, 50_000],
  );
  assert.deepEqual(
    got.lines.map(({ kind, paidPaise, duePaise, method }) => [kind, paidPaise, duePaise, method]),
    [['job_paid', 50_000, -50_000, 'cash']],
  );
  assert.deepEqual([got.before.duePaise, got.sums.receivedPaise, got.after.duePaise], [50_000, 50_000, 0]);
  const spent = await read(customer, september);
  assert.deepEqual([spent.before.duePaise, spent.sums.receivedPaise], [-50_000, -50_000]);
  assert.equal(got.lines[0]?.other, 'Asha Gupta');
});

test('a past statement stays as it was when a payment is later found to be for no work', async () => {
  const { params, worker } = await doneInMay();
  await send(worker, markPaidContract, { params, body: { method: 'upi' } });
  const before = await read(worker, may);
  const booking = await findBooking(params.id);
  assert.ok(booking);
  const at = noonOn('2027-09-20');
  await inTransaction((tx) =>
    appendBookingMoney({ booking, kind: 'paid_held', amountPaise: 50_000, at }, tx),
  );
  assert.deepEqual(await read(worker, may), before);
  const { sums } = await read(worker, september);
  assert.deepEqual([sums.receivedPaise, sums.returnedPaise], [0, -50_000]);
});

test('a fee that the worker owes is apart from what customers pay', async () => {
  setClock(noonOn('2027-05-10'));
  const { booking, params, ...pair } = await makePair('accepted');
  setClock(new Date(booking.startsAt.getTime() - 3 * 3_600_000));
  const [worker, customer] = [await makeSession(pair.worker.user), await makeSession(pair.customer.user)];
  const body = { status: 'cancelled', reasonCode: 'travel', feePaise: 25_000 };
  expectSuccess(await send(worker, setBookingStatusContract, { params, body }), setBookingStatusContract);
  const owed = await read(worker, may);
  assert.deepEqual([owed.after.duePaise, owed.after.feesBackDuePaise], [0, -25_000]);
  const paid = await send(customer, markPaidContract, { params, body: { method: 'cash' } });
  expectSuccess(paid, markPaidContract);
  const { sums, after } = await read(worker, may);
  assert.deepEqual([sums.receivedPaise, sums.feesPaise, sums.feesBackPaise], [0, 0, -25_000]);
  assert.equal(after.feesBackDuePaise, 0);
  assert.equal(expectRefusal(await send(customer, waiveFeeContract, { params }), 409).code, 'nothing_owed');
});

test('midnight in India on 1 April divides two months and two years', async () => {
  const { _id } = await makeUser();
  const userId = String(_id);
  const midnight = instantInIndia({ localDate: '2027-04-01', minutes: 0 }).getTime();
  for (const [event, at] of Object.entries({ last: midnight - 1, first: midnight }))
    await inTransaction((tx) =>
      appendWalletMoney({ userId, kind: 'top_up', event, amountPaise: 100, at: new Date(at) }, tx),
    );
  const months = await readMonths(userId, { from: '2027-03-01', to: '2027-04-30' });
  assert.deepEqual(
    months.map(({ before, sums, after }) => [before.walletPaise, sums.walletPaise, after.walletPaise]),
    [
      [0, 100, 100],
      [100, 100, 200],
    ],
  );
});

test('a statement covers at most a month, and only the reader’s own ledger', async () => {
  const { worker } = await doneInMay();
  for (const query of [
    { from: '2027-05-01', to: '2027-06-01' },
    { from: '2027-05-02', to: '2027-05-01' },
    { from: '2027-05-32', to: '2027-06-01' },
  ])
    assert.equal((await send(worker, readStatementContract, { query })).status, 400);
  const stranger = await makeSession(await makeUser({ role: 'worker' }));
  assert.deepEqual((await read(stranger, may)).lines, []);
  const plans = await recordPlans('ledger', () => read(worker, may));
  for (const { planSummary } of plans) assert.match(planSummary ?? '', /^IXSCAN/);
  assert.equal(plans.length, 2);
});

test('the months to choose from begin with the first line, which is found by the index', async () => {
  const { worker, goTo } = await doneInMay();
  const actor = { userId: worker.userId };
  await goTo('2027-09-20');
  const months = ['2027-09-01', '2027-08-01', '2027-07-01', '2027-06-01', '2027-05-01'];
  assert.deepEqual(await readStatementMonths({ actor }), months);
  const plans = await recordPlans('ledger', () => readStatementMonths({ actor }));
  assert.deepEqual(
    plans.map(({ docsExamined }) => docsExamined),
    [1],
  );
  const stranger = { userId: String((await makeUser())._id) };
  assert.deepEqual(await readStatementMonths({ actor: stranger }), []);
});

// `npm run prove:money` lives ten thousand.
test('after any history, statements by month and year add up to the ledger', () =>
  fc.assert(
    fc.asyncProperty(moneyHistories, statementCuts, (visits, cut) => checkHistory(visits, cut)),
    {
      numRuns: RUNS,
      endOnFailure: true,
    },
  ));
