import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { decideCaseContract } from '#lib/features/admin/contracts/cases.ts';
import { answerCaseContract, appealCaseContract } from '#lib/features/bookings/contracts/cases.ts';
import { closeBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { readCounted } from '#lib/features/profiles/services/read-counted.ts';
import { now, resetClock } from '#lib/platform/time/clock.ts';
import { countCases, listCases } from '#models/bookings/case.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { caseDesk, casesIn, makeDisputedJobs, type DisputedJob } from '#e2e/kit/disputed-job.ts';
import { eraseUser } from '#e2e/kit/factories/erase-user.ts';
import { provePhone } from '#e2e/kit/factories/prove-phone.ts';
import { newPhone, signInAdmin } from '#e2e/kit/factories/users.ts';
import { walkedBy } from '#e2e/kit/query-plans.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { readRecords } from './steps/show-case.ts';

const { url } = useTestServer();
const makeJob = makeDisputedJobs(url);
const { decide } = caseDesk(url);
afterEach(resetClock);

interface Phones {
  customer: string;
  worker: string;
}

const newPhones = (): Phones => ({ customer: newPhone(), worker: newPhone() });

/** A job that was paid in person, whose customer and worker have proved these numbers. */
const makePaid = async (phones: Phones): Promise<DisputedJob> => {
  const job = await makeJob({ paid: { method: 'cash', at: now() } });
  await provePhone(job.customer.userId, phones.customer);
  await provePhone(job.worker.userId, phones.worker);
  return job;
};

/** The same, with the customer's case and the decision that the worker returns an amount. */
const makeRefunded = async (phones: Phones) => {
  const job = await makePaid(phones);
  const [opened] = casesIn(await job.open('customer')).cases;
  assert.ok(opened);
  expectSuccess(await job.answer('worker'), answerCaseContract);
  const decided = await decide(await signInAdmin(), opened._id, 20_000, { remedy: 'refund' });
  expectSuccess(decided, decideCaseContract);
  return { job, caseId: opened._id };
};

const readPast = async ({ booking }: DisputedJob) => (await readRecords(booking)).pastCases;

const leave = async ({ customer, worker }: DisputedJob): Promise<void> => {
  await eraseUser(customer.userId);
  await eraseUser(worker.userId);
};

const none = { made: 0, remedied: 0, plain: 0, against: 0, refunds: 0 };
const refunded = {
  customer: { ...none, made: 1, remedied: 1 },
  worker: { ...none, against: 1, refunds: 1 },
};

test('a case file counts the cases of people who deleted their accounts and came back', async () => {
  const phones = newPhones();
  const { job } = await makeRefunded(phones);
  assert.deepEqual(await readPast(job), refunded);

  await leave(job);
  const again = await makePaid(phones);
  assert.deepEqual(await readPast(again), refunded);
  for (const role of ['customer', 'worker'] as const) {
    const { data } = await readCounted({ actor: { userId: again[role].userId, role } });
    assert.deepEqual(data.cases, refunded[role], 'the person reads what the office reads');
  }

  assert.deepEqual(await readPast(await makePaid(newPhones())), { customer: none, worker: none });
});

test('the decision on an appeal counts instead of the first one', async () => {
  const { job, caseId } = await makeRefunded(newPhones());
  expectSuccess(await job.appeal('worker', caseId), appealCaseContract);
  expectSuccess(await decide(await signInAdmin(), caseId, 0), decideCaseContract);
  assert.deepEqual(await readPast(job), {
    customer: { ...none, made: 1, plain: 1 },
    worker: { ...none, against: 1 },
  });
});

test('cases are found by indexes, also those of other accounts', async () => {
  const { job } = await makeRefunded(newPhones());
  const walked = await walkedBy(async () => {
    await countCases('customer', { userId: job.customer.userId, marks: ['mark'] });
    await countCases('worker', { userId: job.worker.userId, marks: ['mark'] });
  });
  assert.ok(!walked.includes('cases'));
});

test('180 days after a case was closed, it counts for its accounts only', async () => {
  const phones = newPhones();
  const { job } = await makeRefunded(phones);
  const sweepAfter = async (days: number) => {
    job.goOn(days * 24);
    await closeBookings();
    return (await listCases(job.booking._id))[0];
  };
  assert.equal((await sweepAfter(8))?.state, 'closed');
  assert.ok((await sweepAfter(187))?.marks);
  const swept = await sweepAfter(189);
  assert.deepEqual([swept?.state, swept?.marks, swept?.statements], ['closed', undefined, undefined]);
  assert.deepEqual(await readPast(job), refunded);

  await leave(job);
  assert.deepEqual(await readPast(await makePaid(phones)), { customer: none, worker: none });
});
