import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import {
  getBookingContract,
  markPaidContract,
  setBookingStatusContract,
  spendCreditContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { usableCredit } from '#lib/features/bookings/rules/booking-dues.ts';
import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { findUser } from '#models/people/user.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { bookingClient, makePair, viewIn } from '#e2e/kit/booking-client.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import type { SignedIn } from '#e2e/kit/factories/users.ts';
import { giveCredit, giveMoney } from '#e2e/kit/factories/wallets.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);

const ledger = z.looseObject(readLedgerContract.reply.shape);

const fetchWallet = async ({ userId }: SignedIn): Promise<number> =>
  (await findUser(userId))?.walletPaise ?? 0;

/** A customer with this much credit and one completed ₹500 job per day by the same worker. */
const makeDone = async (creditPaise: number, days: readonly string[]) => {
  const { bookable, customer, worker } = await makePair('accepted');
  if (creditPaise > 0) await giveCredit(customer.userId, creditPaise);
  const jobs: { id: string }[] = [];
  for (const localDate of days) {
    const under = { status: 'in_progress', localDate, customer: customer.user } as const;
    const params = { id: String((await makeBooking({ bookable, ...under }))._id) };
    await send(worker, setBookingStatusContract, { params, body: { status: 'completed' } });
    jobs.push(params);
  }
  const spend = (params: { id: string }) => send(customer, spendCreditContract, { params });
  const pay = (params: { id: string }) =>
    send(worker, markPaidContract, { params, body: { method: 'cash' } });
  return { customer, worker, jobs, spend, pay };
};

test('credit pays part of a job into the worker’s wallet; the rest stays due', async () => {
  const { customer, worker, jobs, spend, pay } = await makeDone(10_000, ['2020-05-06']);
  const [params = { id: '' }] = jobs;
  const before = viewIn(await send(customer, getBookingContract, { params }));
  assert.deepEqual([before.usableCreditPaise, before.creditPaise], [10_000, 0]);
  const seen = viewIn(await send(worker, getBookingContract, { params }));
  assert.equal(seen.usableCreditPaise, 0, 'what somebody has is not for others');
  const after = viewIn(await spend(params));
  assert.deepEqual([after.usableCreditPaise, after.creditPaise, after.paid], [0, 10_000, null]);
  assert.deepEqual([await fetchWallet(customer), await fetchWallet(worker)], [0, 10_000]);
  expectSuccess(await pay(params), markPaidContract);
  const { data, summary } = ledger.parse((await send(worker, readLedgerContract, {})).json);
  assert.deepEqual(
    data.map(({ kind, amountPaise, state }) => [kind, amountPaise, state]),
    [
      ['credit_used', 10_000, 'done'],
      ['job', 50_000, 'paid'],
    ],
  );
  assert.deepEqual([summary?.totalPaise, summary?.duePaise, summary?.walletPaise], [50_000, 0, 10_000]);
  assert.equal(summary?.creditPaise, 10_000, 'it stays referral credit');
  await checkBooks([customer.userId, worker.userId]);
});

test('wallet money that covers a job pays it in full, and the rest stays in the wallet', async () => {
  const { customer, worker, jobs, spend, pay } = await makeDone(0, ['2020-05-06']);
  await giveMoney(customer.userId, 60_000);
  const [params = { id: '' }] = jobs;
  const view = viewIn(await spend(params));
  assert.deepEqual([view.creditPaise, view.paid?.method], [50_000, 'credit']);
  assert.equal(expectRefusal(await pay(params), 409).code, 'nothing_owed');
  assert.deepEqual([await fetchWallet(customer), await fetchWallet(worker)], [10_000, 50_000]);
  await checkBooks([customer.userId, worker.userId]);
});

test('referral credit pays at most half of a job; wallet money can pay the rest', async () => {
  const { customer, worker, jobs, spend } = await makeDone(40_000, [
    '2020-05-06',
    '2020-05-07',
    '2020-05-08',
  ]);
  const [first, second, third] = jobs;
  assert.ok(first && second && third);
  assert.equal(viewIn(await spend(first)).creditPaise, 25_000);
  assert.deepEqual([await fetchWallet(customer), await fetchWallet(worker)], [15_000, 25_000]);
  await giveMoney(customer.userId, 20_000);
  assert.equal(viewIn(await spend(second)).creditPaise, 35_000);
  assert.equal((await findUser(customer.userId))?.creditPaise, 0);
  await giveMoney(customer.userId, 50_000, 'again');
  assert.equal(viewIn(await spend(third)).paid?.method, 'credit');
  await checkBooks([customer.userId, worker.userId]);
});

test('concurrent attempts spend credit once, and never more than there is', async () => {
  const { customer, worker, jobs, spend } = await makeDone(10_000, ['2020-05-06', '2020-05-07']);
  const tries = [...jobs, ...jobs, ...jobs, ...jobs];
  const answers = await Promise.all(tries.map(spend));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  for (const answer of atLeastOne(answers.filter(({ status }) => status !== 200))) expectRefusal(answer, 409);
  assert.deepEqual([await fetchWallet(customer), await fetchWallet(worker)], [0, 10_000]);
  await checkBooks([customer.userId, worker.userId]);
});

test('spending credit on a paid or unfinished job, or without any credit, is refused', async () => {
  const { customer, jobs, spend, pay } = await makeDone(10_000, ['2020-05-06']);
  const [params = { id: '' }] = jobs;
  await pay(params);
  assert.equal(expectRefusal(await spend(params), 409).code, 'nothing_owed');
  const open = await makeBooking({ customer: customer.user });
  assert.equal(expectRefusal(await spend({ id: String(open._id) }), 409).code, 'nothing_owed');
  const poor = await makeDone(0, ['2020-05-06']);
  assert.equal(expectRefusal(await poor.spend(poor.jobs[0] ?? params), 409).code, 'no_credit');
});

test('credit does not pay again what the customer says was paid', async () => {
  const { customer, worker, jobs, spend } = await makeDone(10_000, ['2020-05-06']);
  const [params = { id: '' }] = jobs;
  const say = (who: SignedIn, body: object) => send(who, setPaymentContract, { params, body });
  const paid = { step: 'paid', method: 'cash', amountPaise: 50_000 };
  expectSuccess(await say(customer, paid), setPaymentContract);
  assert.equal(expectRefusal(await spend(params), 409).code, 'no_credit');
  expectSuccess(await say(worker, { step: 'not_received' }), setPaymentContract);
  assert.equal(viewIn(await spend(params)).creditPaise, 10_000);
  await checkBooks([customer.userId, worker.userId]);
});

test('referral credit stays referral credit in the worker’s wallet, and money does not become credit', async () => {
  const { customer, worker, jobs, spend } = await makeDone(20_000, ['2020-05-06', '2020-05-07']);
  await giveMoney(customer.userId, 40_000);
  await giveMoney(worker.userId, 7000);
  const [first, second] = jobs;
  assert.ok(first && second);
  const listCredits = async () =>
    Promise.all(
      [customer, worker].map(async ({ userId }) => {
        const user = await findUser(userId);
        return [user?.walletPaise, user?.creditPaise];
      }),
    );
  assert.equal(viewIn(await spend(first)).creditPaise, 50_000);
  assert.deepEqual(await listCredits(), [
    [10_000, 0],
    [57_000, 20_000],
  ]);
  assert.equal(viewIn(await spend(second)).creditPaise, 10_000);
  assert.deepEqual(await listCredits(), [
    [0, 0],
    [67_000, 20_000],
  ]);
  // With nothing but credit, half of the price can be paid.
  const wallet = { walletPaise: 20_000, creditPaise: 20_000 };
  const booking = { status: 'completed', paid: null, fee: null, pricePaise: 30_000 } as const;
  assert.equal(usableCredit(booking, wallet), 15_000);
  await checkBooks([customer.userId, worker.userId]);
});
