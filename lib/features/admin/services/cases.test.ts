import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { z } from 'zod';
import { decideCaseContract, listCasesContract } from '#lib/features/admin/contracts/cases.ts';
import { adjustWalletContract } from '#lib/features/admin/contracts/booking-acts.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import * as contracts from '#lib/features/bookings/contracts/cases.ts';
import { markPaidContract, spendCreditContract } from '#lib/features/bookings/contracts/bookings.ts';
import { closeBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { deleteAccountContract, exportAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { now, resetClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { listCases } from '#models/bookings/case.ts';
import { listAllLedgerRows } from '#models/money/ledger.ts';
import { findUser } from '#models/people/user.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient, fieldsIn } from '#e2e/kit/booking-client.ts';
import { caseDesk, casesIn, makeDisputedJobs, type DisputedJob } from '#e2e/kit/disputed-job.ts';
import { listAudit } from '#e2e/kit/factories/audit.ts';
import { seeBooking } from '#e2e/kit/factories/office-acts.ts';
import { giveCredit } from '#e2e/kit/factories/wallets.ts';
import { makeSession, signInAdmin, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { readNews } from '#e2e/kit/read-news.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const makeJob = makeDisputedJobs(url);
const { read, decide } = caseDesk(url);
afterEach(resetClock);

const A_DAY = 24;
const paidInCash = () => ({ paid: { method: 'cash' as const, at: now() } });

/** A paid job whose customer has opened a case that was answered. */
const makeHeard = async (fields: Parameters<typeof makeJob>[0] = paidInCash()) => {
  const job = await makeJob(fields);
  const opened = casesIn(await job.open('customer')).cases[0];
  assert.ok(opened);
  expectSuccess(await job.answer('worker'), contracts.answerCaseContract);
  return { job, caseId: opened._id };
};

const listWaiting = async (admin: SignedIn): Promise<string[]> => {
  const { json } = await send(admin, listCasesContract, {});
  const { data } = z.looseObject({ data: z.array(z.looseObject({ _id: z.string() })) }).parse(json);
  return data.map(({ _id }) => _id);
};

const readWallet = async ({ customer }: DisputedJob) => {
  const user = await findUser(customer.userId);
  return [user?.walletPaise, user?.creditPaise ?? 0];
};

const countLines = async ({ customer, worker }: DisputedJob): Promise<number> =>
  (await listAllLedgerRows([customer.userId, worker.userId])).length;

test('a decision is read by both sides at once, and its credit is given once when no one appealed in time', async () => {
  const { job, caseId } = await makeHeard();
  const admin = await signInAdmin();
  assert.deepEqual(await listWaiting(admin), [caseId]);
  const before = await read(admin, caseId);
  assert.deepEqual(
    [before.seen, before.maxCreditPaise, before.refusal, before.other],
    [
      { state: 'heard', statements: 2, paidPaise: 50_000, creditedPaise: 0, refundedPaise: 0 },
      ...[50_000, null, null],
    ],
  );
  const { history = [] } = (await findBooking(job.params.id)) ?? {};
  assert.deepEqual(
    before.history.map(({ status }) => status),
    history.map(({ status }) => status),
  );
  const nothing = { made: 0, upheld: 0, unfounded: 0, brokenOff: 0, lost: 0 };
  assert.deepEqual(before.records, { customer: nothing, worker: nothing });
  expectSuccess(await decide(admin, caseId, 20_000), decideCaseContract);
  assert.deepEqual(await listWaiting(admin), []);
  const [shown] = (await job.read('worker')).cases;
  assert.deepEqual(
    [shown?.state, shown?.decisions[0]?.words, shown?.decisions[0]?.amountPaise, shown?.steps],
    ['decided', 'The photos show it.', 20_000, ['appeal']],
  );
  for (const { user } of [job.customer, job.worker])
    assert.ok((await readNews(user)).includes('case_decided'));
  assert.deepEqual([await readWallet(job), await countLines(job)], [[0, 0], 0]);
  job.goOn(7 * A_DAY - 0.1);
  await closeBookings();
  assert.deepEqual([await readWallet(job), await countLines(job)], [[0, 0], 0]);
  job.goOn(7 * A_DAY + 0.1);
  await Promise.all([closeBookings(), closeBookings()]);
  await closeBookings();
  assert.deepEqual([await readWallet(job), await countLines(job)], [[20_000, 0], 1]);
  assert.deepEqual((await job.read('customer')).cases[0]?.state, 'closed');
  assert.equal(expectRefusal(await job.appeal('worker', caseId), 409).code, 'case_closed');
});

test('one appeal by either side stops the decision, and another admin decides for good', async () => {
  const { job, caseId } = await makeHeard();
  const [first, second] = [await signInAdmin(), await signInAdmin()];
  expectSuccess(await decide(first, caseId, 20_000), decideCaseContract);
  const both = await Promise.all([job.appeal('worker', caseId), job.appeal('customer', caseId)]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  job.goOn(8 * A_DAY);
  const session = await makeSession(first.user);
  await closeBookings();
  assert.deepEqual(await readWallet(job), [0, 0]);
  assert.equal((await read(session, caseId)).refusal, 'second_admin_needed');
  assert.equal(expectRefusal(await decide(session, caseId, 20_000), 409).code, 'second_admin_needed');
  assert.equal((await read(second, caseId)).maxCreditPaise, 50_000, 'the first decision does not count');
  expectSuccess(await decide(second, caseId, 5000), decideCaseContract);
  assert.deepEqual(await readWallet(job), [5000, 0]);
  assert.equal(expectRefusal(await decide(second, caseId, 5000), 409).code, 'case_closed');
  assert.equal((await findBooking(job.params.id))?.caseCreditPaise, 5000);
});

test('nothing is decided before the other side was heard, and after 14 days only by a lead', async () => {
  const job = await makeJob(paidInCash());
  const [opened] = casesIn(await job.open('customer')).cases;
  assert.ok(opened);
  assert.equal(expectRefusal(await decide(await signInAdmin(), opened._id, 100), 409).code, 'not_heard_yet');
  const body = { reason: 'other', urgency: 'danger', evidence: 'Several complaints, all of them checked.' };
  const pausing = { params: { id: job.worker.userId }, body };
  expectSuccess(await send(await signInAdmin(), setPauseContract, pausing), setPauseContract);
  job.goOn(14.1 * A_DAY);
  await closeBookings();
  const [waiting] = await listCases(job.booking._id);
  assert.deepEqual([waiting?.state, waiting?.waits], ['open', true]);
  const agent = await signInAdmin({ can: 'agent' });
  assert.equal((await read(agent, opened._id)).refusal, 'right_needed');
  assert.equal(expectRefusal(await decide(agent, opened._id, 100), 403).code, 'right_needed');
  expectSuccess(await decide(await signInAdmin(), opened._id, 100), decideCaseContract);
});

test('one of two admins decides at once, and none on an outdated page', async () => {
  const { job, caseId } = await makeHeard();
  const [first, second] = [await signInAdmin(), await signInAdmin()];
  const { seen } = await read(first, caseId);
  const codes = await Promise.all(
    [first, second].map(async (admin) => (await decide(admin, caseId, 1000, { seen })).status),
  );
  assert.deepEqual(codes.toSorted(), [200, 409]);
  assert.equal((await listCases(job.booking._id))[0]?.decisions?.length, 1);
  const other = await makeHeard();
  const old = await read(first, other.caseId);
  const adjust = {
    seen: seeBooking(other.job.booking),
    reason: 'Sorry.',
    side: 'customer',
    amountPaise: 500,
  };
  const adjusted = await send(first, adjustWalletContract, { params: other.job.params, body: adjust });
  expectSuccess(adjusted, adjustWalletContract);
  const outdated = await decide(second, other.caseId, 1000, { seen: old.seen });
  assert.equal(expectRefusal(outdated, 409).code, 'booking_changed');
});

test('both sides testify at once while admins decide: every word is kept, and one decision is about what was read', async () => {
  const job = await makeJob(paidInCash());
  const [opened] = casesIn(await job.open('customer')).cases;
  assert.ok(opened);
  casesIn(await job.open('worker', { reason: 'price' }));
  const [first, second] = [await signInAdmin(), await signInAdmin()];
  const { seen: early } = await read(first, opened._id);
  const [answered, ...others] = await Promise.all([
    job.answer('worker'),
    job.answer('customer'),
    decide(first, opened._id, 1000, { seen: early }),
    decide(second, opened._id, 1000, { seen: early }),
  ]);
  assert.deepEqual([answered.status, others.map(({ status }) => status)], [200, [200, 409, 409]]);
  const { seen } = await read(first, opened._id);
  const tries = await Promise.all([
    decide(first, opened._id, 1000, { seen }),
    job.answer('worker'),
    decide(second, opened._id, 2000, { seen }),
    job.answer('customer'),
  ]);
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), [200, 409, 409, 409]);
  const kept = await listCases(job.booking._id);
  assert.deepEqual(
    kept.map(({ statements = [], decisions = [] }) => [statements.map(({ by }) => by), decisions.length]),
    [
      [['customer', 'worker'], 1],
      [['worker', 'customer'], 0],
    ],
  );
  assert.equal(await countLines(job), 0);
});

test('all remedies together never exceed what was paid, nor what the admin may give', async () => {
  const { job, caseId } = await makeHeard();
  const lead = await signInAdmin();
  const agent = await signInAdmin({ can: 'agent' });
  assert.equal((await read(agent, caseId)).maxCreditPaise, 50_000);
  expectSuccess(await decide(agent, caseId, 30_000), decideCaseContract);
  const [theirs] = casesIn(await job.open('worker', { reason: 'price' })).cases.filter(
    ({ by }) => by === 'worker',
  );
  assert.ok(theirs);
  expectSuccess(await job.answer('customer'), contracts.answerCaseContract);
  const open = await read(lead, theirs._id);
  assert.deepEqual([open.seen.creditedPaise, open.maxCreditPaise], [30_000, 20_000]);
  assert.equal(expectRefusal(await decide(lead, theirs._id, 20_001), 409).code, 'adjustment_limit');
  expectSuccess(await decide(lead, theirs._id, 20_000), decideCaseContract);
  job.goOn(8 * A_DAY);
  await closeBookings();
  assert.deepEqual(await readWallet(job), [50_000, 0]);
  const unpaid = await makeHeard({});
  assert.equal((await read(lead, unpaid.caseId)).maxCreditPaise, 0, 'nothing was paid');
});

test('credit that a case has promised leaves less for the office to give besides', async () => {
  const { job, caseId } = await makeHeard();
  const lead = await signInAdmin();
  expectSuccess(await decide(lead, caseId, 30_000), decideCaseContract);
  const adjust = (amountPaise: number) => {
    const body = { seen: seeBooking(job.booking), reason: 'Sorry.', side: 'customer', amountPaise };
    return send(lead, adjustWalletContract, { params: job.params, body });
  };
  assert.equal(expectRefusal(await adjust(20_001), 409).code, 'adjustment_limit');
  expectSuccess(await adjust(20_000), adjustWalletContract);
});

test('referral credit that paid for a job stays referral credit, and real money comes back first', async () => {
  const job = await makeJob();
  await giveCredit(job.customer.userId);
  const { params } = job;
  expectSuccess(await send(job.customer, spendCreditContract, { params }), spendCreditContract);
  expectSuccess(
    await send(job.worker, markPaidContract, { params, body: { method: 'cash' } }),
    markPaidContract,
  );
  const [opened] = casesIn(await job.open('customer')).cases;
  assert.ok(opened);
  await job.answer('worker');
  expectSuccess(await decide(await signInAdmin(), opened._id, 45_000), decideCaseContract);
  job.goOn(8 * A_DAY);
  await closeBookings();
  assert.deepEqual(await readWallet(job), [45_000, 5000]);
});

test('a decision needs a reason, and an amount exactly for credit', async () => {
  const { caseId } = await makeHeard();
  const admin = await signInAdmin();
  assert.deepEqual(fieldsIn(await decide(admin, caseId, 0, { reason: '' })), [['reason', 'text_too_short']]);
  assert.deepEqual(fieldsIn(await decide(admin, caseId, 100, { remedy: 'none' })), [
    ['amountPaise', 'invalid_value'],
  ]);
});

test('every look and decision is in the audit, and credit counts for the day of the admin', async () => {
  const { job, caseId } = await makeHeard();
  const admin = await signInAdmin();
  expectSuccess(await decide(admin, caseId, 20_000), decideCaseContract);
  assert.deepEqual((await listAudit(job.params.id)).map(({ act }) => act).toSorted(), [
    'booking.adjust',
    'case.decide',
    'case.read',
  ]);
});

const leave = { reason: 'other', confirmation: true, password: TEST_PASSWORD };

test('a decided credit is given although the worker leaves, and not to a customer who is gone', async () => {
  const kept = await makeHeard();
  expectSuccess(await decide(await signInAdmin(), kept.caseId, 1000), decideCaseContract);
  const gone = await makeHeard();
  expectSuccess(await decide(await signInAdmin(), gone.caseId, 1000), decideCaseContract);
  for (const who of [kept.job.worker, gone.job.customer])
    expectSuccess(await send(who, deleteAccountContract, { body: leave }), deleteAccountContract);
  kept.job.goOn(8 * A_DAY);
  await closeBookings();
  assert.deepEqual(await readWallet(kept.job), [1000, 0]);
  assert.equal((await listCases(gone.job.booking._id))[0]?.state, 'closed');
  assert.equal(await countLines(gone.job), 0);
});

test('a case against a deleted account is decided after 48 hours, with credit only', async () => {
  const job = await makeJob(paidInCash());
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(job.worker, deleteAccountContract, { body }), deleteAccountContract);
  const [opened] = casesIn(await job.open('customer')).cases;
  assert.ok(opened);
  const admin = await signInAdmin();
  assert.equal(expectRefusal(await decide(admin, opened._id, 100), 409).code, 'not_heard_yet');
  job.goOn(2 * A_DAY + 0.1);
  await closeBookings();
  const refund = await decide(admin, opened._id, 100, { remedy: 'refund' });
  assert.equal(expectRefusal(refund, 409).code, 'adjustment_limit');
  expectSuccess(await decide(admin, opened._id, 20_000), decideCaseContract);
  job.goOn(10 * A_DAY);
  await closeBookings();
  assert.deepEqual(await readWallet(job), [20_000, 0]);
  assert.equal((await job.read('customer')).cases[0]?.state, 'closed');
});

test('the other side can appeal although the person who opened the decided case has left', async () => {
  const job = await makeJob(paidInCash());
  const [opened] = casesIn(await job.open('worker', { reason: 'behaviour' })).cases;
  assert.ok(opened);
  expectSuccess(await job.answer('customer'), contracts.answerCaseContract);
  expectSuccess(await decide(await signInAdmin(), opened._id, 0), decideCaseContract);
  expectSuccess(await send(job.worker, deleteAccountContract, { body: leave }), deleteAccountContract);
  expectSuccess(await job.appeal('customer', opened._id), contracts.appealCaseContract);
  expectSuccess(await decide(await signInAdmin(), opened._id, 2000), decideCaseContract);
  assert.deepEqual(await readWallet(job), [2000, 0]);
});

test('a download holds the appeal of its owner and not the other side’s', async () => {
  const { job, caseId } = await makeHeard();
  expectSuccess(await decide(await signInAdmin(), caseId, 0), decideCaseContract);
  expectSuccess(await job.appeal('worker', caseId), contracts.appealCaseContract);
  const download = async (by: 'customer' | 'worker') =>
    JSON.stringify((await send(job[by], exportAccountContract, {})).json);
  assert.ok((await download('worker')).includes('That is not what happened.'));
  assert.equal((await download('customer')).includes('That is not what happened.'), false);
});
