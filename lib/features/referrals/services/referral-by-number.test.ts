import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creditPaidJob } from '#lib/features/bookings/services/credit-paid-job.ts';
import { markPaidContract, setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { verifyCodeContract } from '#lib/features/accounts/contracts/codes.ts';
import { now } from '#lib/platform/time/clock.ts';
import { outboxPayloads } from '#lib/wiring/outbox-kinds.ts';
import { database, toObjectId } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { bookingClient, fieldsIn } from '#e2e/kit/booking-client.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeContactCode } from '#e2e/kit/factories/contact-codes.ts';
import { findPhoneUser, makePhoneUser, makeSession, newPhone } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { listReferrals } from './list-referrals.ts';

const { url } = useTestServer({ env: { SMS_URL: 'outbox:' } });
const { send } = bookingClient(url);

/** A person with only a number, and their referral code. */
const makeReferrer = async () => {
  const user = await makePhoneUser({ name: 'Lakshmi Devi' });
  const actor = makeActor({ userId: String(user._id) });
  const read = () => listReferrals({ actor, query: {} });
  return { user, read, code: (await read()).summary?.code ?? '' };
};

/** Registers by number and code, with a friend's referral code. */
const joinBy = async (phone: string, referralCode: string, answers: { startNew?: true } = {}) => {
  const sent = await makeContactCode({ kind: 'phone', contact: phone });
  const body = { ...sent, name: 'Ravi Kumar', referralCode, ...answers };
  return sendCall({ origin: url(), call: verifyCodeContract, parts: { body } });
};

test('a friend who registers by number is referred, and the first paid job credits both', async () => {
  const { user, read, code } = await makeReferrer();
  const phone = newPhone();
  expectSuccess(await joinBy(phone, code), verifyCodeContract);
  assert.deepEqual(
    (await read()).data.map(({ name, state }) => [name, state]),
    [['Ravi K.', 'joined']],
  );
  const friend = await findPhoneUser(phone);
  const verification = { at: now(), by: toObjectId('a'.repeat(24)), reason: 'Papers seen.' };
  const bookable = await makeBookable({ verification });
  const booking = await makeBooking({ bookable, customer: friend, status: 'in_progress' });
  const worker = await makeSession(bookable.worker);
  const params = { id: String(booking._id) };
  const done = await send(worker, setBookingStatusContract, { params, body: { status: 'completed' } });
  expectSuccess(done, setBookingStatusContract);
  expectSuccess(await send(worker, markPaidContract, { params, body: { method: 'cash' } }), markPaidContract);
  const rows = (await listOutboxRows()).filter(({ kind }) => kind === 'referralCredit');
  for (const { payload } of atLeastOne(rows))
    await creditPaidJob({ payload: outboxPayloads.referralCredit.parse(payload) });
  for (const { _id } of [user, friend])
    assert.equal((await findUser(String(_id)))?.walletPaise, 10_000, String(_id));
});

test('a number gets no credit from its own code, nor from an account that names it', async () => {
  const { user, code } = await makeReferrer();
  const typed = newPhone();
  await database()
    .collection('users')
    .updateOne({ _id: user._id }, { $set: { phone: typed } });
  assert.deepEqual(fieldsIn(await joinBy(typed, code, { startNew: true })), [
    ['referralCode', 'referral_own'],
  ]);
  assert.deepEqual(fieldsIn(await joinBy(newPhone(), 'ZZZZ2222')), [['referralCode', 'referral_unknown']]);
});
