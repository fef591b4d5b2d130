import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  markPaidContract,
  setBookingStatusContract,
  spendCreditContract,
  waiveFeeContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { decideTopUpContract } from '#lib/features/money/contracts/wallet.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId } from '#models/connection.ts';
import type { Answer } from '#e2e/kit/api/exchange.ts';
import type { Parts } from '#e2e/kit/api/send-call.ts';
import { sendUntilAnswered } from '#e2e/kit/api/send-until-answered.ts';
import { creditPaidJob } from '#lib/features/bookings/services/credit-paid-job.ts';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { giveCredit } from '#e2e/kit/factories/wallets.ts';
import { checkBooks } from '#e2e/kit/check-books.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeReferral } from '#e2e/kit/factories/referrals.ts';
import { makeTopUp } from '#e2e/kit/factories/top-ups.ts';
import { makeSession, signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTwoServers } from '#e2e/kit/two-servers.ts';

const { here, other } = useTwoServers();

const PAIRS = 4;
const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;

interface Deed {
  who: SignedIn;
  call: Contract;
  parts: Parts;
}

// In three hours, cancelling costs the full fee; two hours ago, a visit in progress can end.
const around = (status: 'in_progress' | 'accepted') => {
  const hours = status === 'in_progress' ? -2 : 3;
  const startsAt = new Date(Math.ceil((now().getTime() + hours * HOUR_MS) / QUARTER_MS) * QUARTER_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  const createdAt = new Date(now().getTime() - 24 * HOUR_MS);
  return { startsAt, endsAt, localDate: toIndiaDay(startsAt), createdAt };
};

const moneyDeeds = (worker: SignedIn, params: { id: string }): Deed[] => [
  { who: worker, call: markPaidContract, parts: { params, body: { method: 'cash' } } },
  { who: worker, call: markPaidContract, parts: { params, body: { method: 'upi' } } },
  { who: worker, call: waiveFeeContract, parts: { params } },
];

const endingDeeds = (worker: SignedIn, customer: SignedIn, params: { id: string }): Deed[] => {
  const end = (who: SignedIn, body: object): Deed => ({
    ...{ who, call: setBookingStatusContract, parts: { params, body } },
  });
  return [
    end(worker, { status: 'completed' }),
    end(customer, { status: 'cancelled', feePaise: 50_000 }),
    end(worker, { status: 'cancelled', reasonCode: 'ill' }),
  ];
};

/**
 * Two people, a visit in progress, one accepted, wallet money and a friend's first booking, with everything that can
 * be tried.
 */
const makeDeeds = async () => {
  const [customer, bringer] = [await signIn('customer'), await signIn('customer')];
  await makeReferral({ referrerId: bringer.userId, friendId: customer.userId });
  await giveCredit(customer.userId);
  const deeds: Deed[] = [];
  const people = [customer.userId, bringer.userId];
  for (const status of ['in_progress', 'accepted'] as const) {
    const bookable = await makeBookable({
      verification: { at: now(), by: toObjectId('a'.repeat(24)), reason: 'Seen.' },
    });
    const worker = await makeSession(bookable.worker);
    const booking = await makeBooking({ bookable, customer: customer.user, status, ...around(status) });
    const params = { id: String(booking._id) };
    deeds.push(...endingDeeds(worker, customer, params), ...moneyDeeds(worker, params));
    deeds.push({ who: customer, call: spendCreditContract, parts: { params } });
    const admin = await signIn('admin');
    const topUp = { id: String((await makeTopUp(worker.userId))._id) };
    for (const body of [{ confirm: true }, { confirm: false, reason: 'It never came.' }])
      deeds.push({ who: admin, call: decideTopUpContract, parts: { params: topUp, body } });
    people.push(worker.userId);
  }
  return { deeds, people };
};

const shuffled = <One>(all: readonly One[], seed: number): One[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: all.length }), { seed, numRuns: 1 })[0] ?? [];

// Tries each twice at once, on two servers.
const doAll = (deeds: readonly Deed[]): Promise<Answer[]> =>
  Promise.all(
    [here(), other()].flatMap((origin) =>
      deeds.map(({ who: { token }, call, parts }) => sendUntilAnswered({ origin, call, token, parts })),
    ),
  );

test('the books balance after concurrent, repeated money calls in any order', async () => {
  const pairs = await Promise.all(Array.from({ length: PAIRS }, makeDeeds));
  const people = pairs.flatMap((pair) => pair.people);
  const deeds = pairs.flatMap((pair) => pair.deeds);
  for (const seed of [1, 2, 3]) {
    const answers = await doAll(shuffled(deeds, seed));
    const strange = answers.filter(({ status }) => status !== 200 && status !== 409);
    assert.deepEqual(
      strange.map(({ status, json }) => ({ status, json })),
      [],
      'everything is done or refused',
    );
    await checkBooks(people);
  }
  // A week later, on both servers at once.
  const paid = (await listOutboxRows()).filter(({ kind }) => kind === 'referralCredit');
  const jobs = paid.map(({ payload }) => ({ payload: outboxPayloads.referralCredit.parse(payload) }));
  await Promise.all([...jobs, ...jobs].map(creditPaidJob));
  const lines = await checkBooks(people);
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
  assert.equal(count('job'), 2 * PAIRS, 'each job that was under way is done once');
  assert.equal(count('job_paid'), 2 * PAIRS, 'and paid once');
  assert.equal(count('credit'), 3 * PAIRS, 'each first job credits both sides once, beside what was there');
  assert.equal(count('fee'), count('fee_paid') + count('fee_waived'), 'a fee is settled one way');
  // A lost line would be noticed.
  await database().collection('ledger').deleteOne({ kind: 'job' });
  await assert.rejects(checkBooks(people), /both sides agree/);
});
