import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { decideNoShowContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { readCounted } from '#lib/features/profiles/services/read-counted.ts';
import { now, resetClock } from '#lib/platform/time/clock.ts';
import { findBooking } from '#models/bookings/booking.ts';
import { database, toObjectId } from '#models/connection.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { finishJob, makeVisits, type Visit } from '#e2e/kit/claimed-visit.ts';
import { eraseUser } from '#e2e/kit/factories/erase-user.ts';
import { newPhone } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { readClaimRecords } from './steps/show-case.ts';

const { url } = useTestServer();
const afterStart = makeVisits(url);
afterEach(resetClock);

const prove = (userId: string, phone: string) =>
  database()
    .collection('users')
    .updateOne({ _id: toObjectId(userId) }, { $set: { phone, provedPhone: phone, phoneProvedAt: now() } });

/** A job that is done, whose customer and worker have proved these numbers. */
const makeJob = async (phones: { customer: string; worker: string }): Promise<Visit> => {
  const visit = await afterStart();
  await prove(visit.customer.userId, phones.customer);
  await prove(visit.workerId, phones.worker);
  await finishJob(visit);
  return visit;
};

const readRecords = async ({ params }: Visit) => {
  const booking = await findBooking(params.id);
  assert.ok(booking);
  return readClaimRecords(booking);
};

const none = { made: 0, upheld: 0, unfounded: 0, lost: 0 };

test('a case file counts the claims of people who deleted their accounts and came back', async () => {
  const phones = { customer: newPhone(), worker: newPhone() };
  const first = await makeJob(phones);
  await first.claim('customer');
  await first.answer('worker', false);
  expectSuccess(await first.decide(true), decideNoShowContract);
  const counted = { customer: { ...none, made: 1, upheld: 1 }, worker: { ...none, lost: 1 } };
  assert.deepEqual(await readRecords(first), counted);

  await eraseUser(first.customer.userId);
  await eraseUser(first.workerId);
  const again = await makeJob(phones);
  assert.deepEqual(await readRecords(again), counted);
  const { userId } = again.customer;
  const own = await readCounted({ actor: { userId, role: 'customer' } });
  assert.equal(own.data.claimsMade, 1, 'the person reads what the office reads');

  const others = await makeJob({ customer: newPhone(), worker: newPhone() });
  assert.deepEqual(await readRecords(others), { customer: none, worker: none });
});
