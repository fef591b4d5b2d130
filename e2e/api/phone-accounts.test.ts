import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import * as accounts from '#lib/features/accounts/contracts/accounts.ts';
import { changeEmailContract, verifyEmailContract } from '#lib/features/accounts/contracts/email.ts';
import { offerPasskeyContract } from '#lib/features/accounts/contracts/passkeys.ts';
import { setUpTotpContract } from '#lib/features/accounts/contracts/two-factor.ts';
import type { CodePurpose } from '#lib/features/accounts/contracts/codes.ts';
import * as agency from '#lib/features/agency/contracts/agency.ts';
import { readPersonContract, searchOfficeContract } from '#lib/features/office/contracts/office.ts';
import {
  createBookingContract,
  setBookingStatusContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { setPauseContract } from '#lib/features/admin/contracts/moderation.ts';
import { updateCustomerProfileContract } from '#lib/features/profiles/contracts/profiles.ts';
import { sendMessageToUsContract } from '#lib/features/support/contracts/tickets.ts';
import { agencyClient, signInAgency } from '#e2e/kit/agency-client.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { bookingClient } from '#e2e/kit/booking-client.ts';
import { bookingBodyFor, makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeContactCode } from '#e2e/kit/factories/contact-codes.ts';
import { makeEmailProof } from '#e2e/kit/factories/reset-tokens.ts';
import {
  hashTestPassword,
  makePhoneUser,
  makeSession,
  makeUser,
  newPerson,
  newPhone,
  signIn,
  signInAdmin,
  TEST_PASSWORD,
  type SignedIn,
} from '#e2e/kit/factories/users.ts';
import { waitingKinds } from '#e2e/kit/factories/waiting-rows.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ env: { SMS_URL: 'outbox:' } });
const { send } = bookingClient(url);
const { invitesOf } = agencyClient(url);

const pair = { password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD };

const own = async () => makeSession(await makePhoneUser());

const codeFor = ({ user, userId }: SignedIn, purpose: CodePurpose) =>
  makeContactCode({ kind: 'phone', contact: user.provedPhone ?? '' }, { purpose, userId });

const selfOf = async (who: SignedIn) => {
  const answer = await send(who, accounts.checkContract, {});
  expectSuccess(answer, accounts.checkContract);
  return z
    .looseObject({ user: z.looseObject(accounts.checkContract.reply.shape.user.shape) })
    .parse(answer.json).user;
};

describe('an account without email and password', () => {
  test('gets a password by a code for just that, and then accepts no more codes as proof', async () => {
    const who = await own();
    expectRefusal(await send(who, accounts.changePasswordContract, { body: pair }), 400);
    const other = await codeFor(who, 'changeEmail');
    const withOther = { ...pair, contactCode: other };
    expectRefusal(await send(who, accounts.changePasswordContract, { body: withOther }), 400);
    const body = { ...pair, contactCode: await codeFor(who, 'setPassword') };
    expectSuccess(
      await send(who, accounts.changePasswordContract, { body }),
      accounts.changePasswordContract,
    );
    assert.equal((await selfOf(who)).hasPassword, true);
    const again = { ...pair, contactCode: await codeFor(who, 'setPassword') };
    expectRefusal(await send(who, accounts.changePasswordContract, { body: again }), 400);
    const login = { email: `+91 ${who.user.provedPhone}`, password: TEST_PASSWORD };
    expectSuccess(await send(who, accounts.loginContract, { body: login }), accounts.loginContract);
  });

  test('asks for a new password by code, sees from when it can be set, and takes it back', async () => {
    const user = await makePhoneUser({ passwordHash: await hashTestPassword() });
    const who = await makeSession(user);
    const call = accounts.changePasswordContract;
    expectRefusal(await send(who, call, { body: { forgot: true } }), 400);
    expectRefusal(await send(who, call, { body: { forgot: true, currentPassword: TEST_PASSWORD } }), 400);
    const body = { forgot: true, contactCode: await codeFor(who, 'setPassword') };
    expectSuccess(await send(who, call, { body }), call);
    const opensAt = new Date(String((await selfOf(who)).passwordOpensAt)).getTime();
    assert.ok(Math.abs(opensAt - Date.now() - 72 * 3_600_000) < 60_000);
    const early = { ...pair, contactCode: await codeFor(who, 'setPassword') };
    expectRefusal(await send(who, call, { body: early }), 400);
    expectSuccess(await send(await makeSession(user), call, { body: { forgot: false } }), call);
    assert.equal((await selfOf(who)).passwordOpensAt, null);
  });

  test('adds an email address, which then resets the password', async () => {
    const who = await own();
    const { email } = newPerson();
    const body = { email, contactCode: await codeFor(who, 'changeEmail') };
    expectSuccess(await send(who, changeEmailContract, { body }), changeEmailContract);
    assert.equal((await selfOf(who)).email, null);
    const link = { id: who.userId, token: await makeEmailProof({ userId: who.userId, email }) };
    expectSuccess(await send(who, verifyEmailContract, { body: link }), verifyEmailContract);
    const self = await selfOf(who);
    assert.deepEqual([self.email, self.isEmailProved, self.isPhoneProved], [email, true, true]);
    expectSuccess(
      await send(who, accounts.sendResetContract, { body: { email } }),
      accounts.sendResetContract,
    );
    assert.ok((await waitingKinds()).includes('passwordReset'));
  });

  test('sets up passkeys and an authenticator app by code', async () => {
    const who = await own();
    const passkey = { contactCode: await codeFor(who, 'addPasskey') };
    expectSuccess(await send(who, offerPasskeyContract, { body: passkey }), offerPasskeyContract);
    const app = { contactCode: await codeFor(who, 'secondFactor') };
    expectSuccess(await send(who, setUpTotpContract, { body: app }), setUpTotpContract);
  });

  test('writes to us, and is found, read and paused by the office', async () => {
    const [who, admin] = [await own(), await signInAdmin()];
    const letter = { name: 'Lakshmi', subject: 'A question', message: 'Where is my money?' };
    const written = await send(who, sendMessageToUsContract, { body: letter });
    expectSuccess(written, sendMessageToUsContract);
    const found = await send(admin, searchOfficeContract, { query: { q: who.user.provedPhone ?? '' } });
    expectSuccess(found, searchOfficeContract);
    assert.ok(found.text.includes(who.userId));
    const page = await send(admin, readPersonContract, { params: { id: who.userId } });
    expectSuccess(page, readPersonContract);
    assert.match(page.text, /"isPhoneProved":true/);
    const pause = {
      reason: 'absence',
      evidence: 'Three agreed visits did not take place.',
      urgency: 'fraud',
    };
    const paused = await send(admin, setPauseContract, { params: { id: who.userId }, body: pause });
    expectSuccess(paused, setPauseContract);
  });

  test('guests still leave an address when they write to us', async () => {
    const body = { name: 'Guest', subject: 'A question', message: 'Where is my money?' };
    expectRefusal(await sendCall({ origin: url(), call: sendMessageToUsContract, parts: { body } }), 400);
  });

  test('joins at once an agency that invited its proved number, but not one that invited a number it only typed', async () => {
    for (const isProved of [true, false]) {
      const broker = await signInAgency();
      const phone = newPhone();
      const user = isProved
        ? await makePhoneUser({ role: 'worker', phone })
        : await makeUser({ role: 'worker', phone });
      const worker = await makeSession(user);
      expectSuccess(
        await send(broker, agency.inviteWorkerContract, { body: { phone } }),
        agency.inviteWorkerContract,
      );
      const [invite] = await invitesOf(worker);
      const parts = { params: { id: invite?._id ?? '' }, body: { accept: true } };
      const answer = await send(worker, agency.answerInviteContract, parts);
      expectSuccess(answer, agency.answerInviteContract);
      assert.equal(answer.text.includes('"state":"accepted"'), isProved);
    }
  });
});

describe('one number', () => {
  test('stays proved, and signs in, while the profile names another one', async () => {
    const who = await own();
    const next = newPhone();
    const changed = await send(who, updateCustomerProfileContract, { body: { phone: next } });
    expectSuccess(changed, updateCustomerProfileContract);
    const self = await selfOf(who);
    assert.deepEqual([self.phone, self.isPhoneProved, self.provedPhone], [next, false, who.user.provedPhone]);
  });

  test('in two roles cannot book itself', async () => {
    const phone = newPhone();
    const proved = { phone, provedPhone: phone, phoneProvedAt: new Date() };
    const bookable = await makeBookable({ ...proved });
    const customer = await makeSession(await makePhoneUser({ phone }));
    const refused = await send(customer, createBookingContract, { body: bookingBodyFor(bookable) });
    assert.equal(expectRefusal(refused, 403).code, 'own_number');
  });
});

describe('where SMS can be sent', () => {
  const countJobs = async (customer: SignedIn) => {
    const bookable = await makeBookable();
    const booking = await makeBooking({
      ...{ bookable, customer: customer.user, status: 'in_progress' },
      ...{ startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) },
    });
    const worker = await makeSession(bookable.worker);
    const parts = { params: { id: String(booking._id) }, body: { status: 'completed' } };
    expectSuccess(await send(worker, setBookingStatusContract, parts), setBookingStatusContract);
    const page = await send(await signIn('admin'), readPersonContract, { params: { id: worker.userId } });
    return /"completedJobs":(\d+)/.exec(page.text)?.[1];
  };

  test('a job counts for a customer with a proved number, and not for one with only an email', async () => {
    assert.equal(await countJobs(await own()), '1');
    assert.equal(await countJobs(await makeSession(await makeUser())), '0');
  });
});
