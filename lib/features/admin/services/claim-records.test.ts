import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { closeBookings } from '#lib/features/bookings/services/close-bookings.ts';
import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { readCountedContract } from '#lib/features/profiles/contracts/counted.ts';
import { readCounted } from '#lib/features/profiles/services/read-counted.ts';
import { now, resetClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { User } from '#models/people/user.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { finishJob, makeVisits, type Visit } from '#e2e/kit/claimed-visit.ts';
import { eraseUser } from '#e2e/kit/factories/erase-user.ts';
import { provePhone } from '#e2e/kit/factories/prove-phone.ts';
import { makeSession, newPhone, TEST_PASSWORD, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { readRecords } from './steps/show-case.ts';

const { url } = useTestServer();
const { send } = bookingClient(url);
const afterStart = makeVisits(url);
afterEach(resetClock);

/** A job that is done, whose customer and worker have proved these numbers. */
const makeJob = async (phones: { customer: string; worker: string }): Promise<Visit> => {
  const visit = await afterStart();
  await provePhone(visit.customer.userId, phones.customer);
  await provePhone(visit.workerId, phones.worker);
  await finishJob(visit);
  return visit;
};

const readClaims = async ({ params }: Visit) => {
  const booking = await findBooking(params.id);
  assert.ok(booking);
  return (await readRecords(booking)).records;
};

/** A job whose customer claimed that it was not done, as the office confirmed. */
const makeClaimed = async (phones: Parameters<typeof makeJob>[0]): Promise<Visit> => {
  const visit = await makeJob(phones);
  await visit.claim('customer');
  await visit.answer('worker', false);
  expectSuccess(await visit.decide(true), decideNoShowContract);
  return visit;
};

const none = { made: 0, upheld: 0, unfounded: 0, brokenOff: 0, lost: 0 };
const counted = { customer: { ...none, made: 1, upheld: 1 }, worker: { ...none, lost: 1 } };

test('a case file counts the claims of people who deleted their accounts and came back', async () => {
  const phones = { customer: newPhone(), worker: newPhone() };
  const first = await makeClaimed(phones);
  assert.deepEqual(await readClaims(first), counted);

  await eraseUser(first.customer.userId);
  await eraseUser(first.workerId);
  const again = await makeJob(phones);
  assert.deepEqual(await readClaims(again), counted);
  const { userId } = again.customer;
  const own = await readCounted({ actor: { userId, role: 'customer' } });
  assert.equal(own.data.claimsMade, 1, 'the person reads what the office reads');

  const others = await makeJob({ customer: newPhone(), worker: newPhone() });
  assert.deepEqual(await readClaims(others), { customer: none, worker: none });
});

const deleteAccount = async ({ user }: SignedIn): Promise<void> => {
  const body = { reason: 'other', confirmation: true, password: TEST_PASSWORD };
  expectSuccess(await send(await makeSession(user), deleteAccountContract, { body }), deleteAccountContract);
};

test('a claim whose author leaves after the answer counts as broken off, never as unfounded', async () => {
  const customer = newPhone();
  const comeBack = () => makeJob({ customer, worker: newPhone() });
  const claimAndLeave = async (visit: Visit, isAnswered: boolean): Promise<void> => {
    await visit.claim('customer');
    if (isAnswered) assert.equal((await visit.answer('worker', false)).status, 200);
    await deleteAccount(visit.customer);
    const { status, noShow } = (await findBooking(visit.params.id)) ?? {};
    assert.deepEqual([status, noShow?.state], ['completed', 'dropped'], 'no money moves');
    resetClock();
  };
  await claimAndLeave(await comeBack(), false);
  const second = await comeBack();
  assert.deepEqual((await readClaims(second)).customer, { ...none, made: 1 }, 'no one has contradicted it');

  await claimAndLeave(second, true);
  const third = await comeBack();
  assert.deepEqual((await readClaims(third)).customer, { ...none, made: 2, brokenOff: 1 });
  const own = await readCounted({ actor: { userId: third.customer.userId, role: 'customer' } });
  const { unfoundedClaims, brokenOffClaims } = own.data;
  assert.deepEqual([unfoundedClaims, brokenOffClaims], [0, 1], 'the person reads what the office reads');
});

test('an author is warned of the claims that leaving would break off, also while the account is paused', async () => {
  const visit = await makeJob({ customer: newPhone(), worker: newPhone() });
  const { customer, worker } = visit;
  const readAnswered = async (who: SignedIn): Promise<number> => {
    const reply = await send(who, readCountedContract, {});
    expectSuccess(reply, readCountedContract);
    return readCountedContract.reply.loose().parse(reply.json).data.answeredClaims;
  };
  await visit.claim('customer');
  assert.equal(await readAnswered(customer), 0, 'no one has contradicted it');
  await visit.answer('worker', false);
  await User.updateOne({ _id: customer.userId }, { $set: { suspendedAt: now() } });
  assert.deepEqual([await readAnswered(customer), await readAnswered(worker)], [1, 0]);
  expectSuccess(await send(customer, readLedgerContract, {}), readLedgerContract);
  expectSuccess(await visit.decide(true), decideNoShowContract);
  assert.equal(await readAnswered(customer), 0, 'it is decided');
});

test('a claim is not broken off because the side that it is about leaves', async () => {
  const visit = await makeJob({ customer: newPhone(), worker: newPhone() });
  await visit.claim('customer');
  await visit.answer('worker', false);
  await deleteAccount(visit.worker);
  assert.deepEqual((await readClaims(visit)).customer, { ...none, made: 1 });
});

test('180 days after a claim was closed, it counts for its account only', async () => {
  const phones = { customer: newPhone(), worker: newPhone() };
  const first = await makeClaimed(phones);
  const sweepAfter = async (days: number) => {
    first.goOn(days * 24);
    await closeBookings();
    return (await findBooking(first.params.id))?.noShow;
  };
  assert.ok((await sweepAfter(179))?.marks);
  const swept = await sweepAfter(181);
  assert.deepEqual([swept?.state, swept?.marks, swept?.lateMarks], ['upheld', undefined, undefined]);
  assert.deepEqual(await readClaims(first), counted);

  await eraseUser(first.customer.userId);
  await eraseUser(first.workerId);
  resetClock();
  const next = await makeJob(phones);
  assert.deepEqual(await readClaims(next), { customer: none, worker: none });
});
