import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readOrMakeDevice } from '#lib/features/accounts/services/steps/signed-device.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now, setClock } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { listUserSessions } from '#models/accounts/session.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeContactCode } from '#e2e/kit/factories/contact-codes.ts';
import { waitingKinds } from '#e2e/kit/factories/waiting-rows.ts';
import { makePhoneUser, makeSession, makeUser, newPhone, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { changePhone } from './phone.ts';
import { login } from './sign-in.ts';
import { enter, enterBy, home, refusalOf, refuses, useCodes } from '#e2e/kit/code-client.ts';

useCodes();

const DAY_MS = 86_400_000;

const toOwner = async (user: UserRecord) => {
  const { userId, sessionId } = await makeSession(user);
  return makeActor({ userId, sessionId, role: user.role });
};

describe('a number that others named without proof', () => {
  test('asks before it opens anything, and the account continues with its password', async () => {
    const phone = newPhone();
    const user = await makeUser({ phone, email: 'asha.claims@example.test' });
    const refusal = await refusalOf(enterBy(phone));
    assert.equal(refusal.code, 'contact_claimed');
    const accountId = String(user._id);
    const account = { accountId, userType: 'customer', maskedEmail: 'a•••@example.test' };
    assert.deepEqual(refusal.details.data, { accounts: [account] });
    await refuses('wrong_credentials', enterBy(phone, { accountId, password: 'wrong password' }));
    const { data } = await enterBy(phone, { accountId, password: TEST_PASSWORD });
    assert.deepEqual([data._id, data.isPhoneProved], [accountId, true]);
  });

  test('an account that continues with another number than its proved one is told at the old number and by mail', async () => {
    const [before, phone] = [await makeProved(), newPhone()];
    const user = await makeUser({ ...before, phone });
    const accountId = String(user._id);
    const { data } = await enterBy(phone, { accountId, password: TEST_PASSWORD });
    assert.deepEqual([data._id, data.provedPhone], [accountId, phone]);
    const kinds = await waitingKinds();
    assert.ok(kinds.includes('sms') && kinds.includes('mail'), kinds.join());
  });

  test('a password cannot be tried more often through codes', async () => {
    const phone = newPhone();
    const accountId = String((await makeUser({ phone }))._id);
    const guess = async () =>
      (await refusalOf(enterBy(phone, { accountId, password: 'wrong password' }))).code;
    const codes = await Promise.all(Array.from({ length: 8 }, guess));
    assert.equal(codes.filter((code) => code === 'wrong_credentials').length, 5);
  });

  test('only "start new" removes it; the other account keeps password and session', async () => {
    const phone = newPhone();
    const user = await makeUser({ phone });
    const { sessionId } = await makeSession(user);
    await refuses('name_needed', enterBy(phone, { startNew: true }));
    assert.equal((await findUser(String(user._id)))?.phone, phone);
    const { data } = await enterBy(phone, { startNew: true, name: 'Asha Gupta' });
    assert.notEqual(data._id, String(user._id));
    assert.equal((await findUser(String(user._id)))?.phone, null);
    assert.deepEqual(
      (await listUserSessions(String(user._id), now())).map(({ _id }) => String(_id)),
      [sessionId],
    );
    await login({ body: { email: user.email, password: TEST_PASSWORD }, ...home });
  });
});

describe('a number that may have changed hands', () => {
  const makeIdle = async (fields: Parameters<typeof makeUser>[0] = {}) => {
    const phone = newPhone();
    const before = new Date(now().getTime() - 61 * DAY_MS);
    const idle = { phone, provedPhone: phone, phoneProvedAt: before, signedInAt: before };
    return { phone, user: await makeUser({ ...idle, ...fields }) };
  };

  test('opens nothing by a code alone after 60 idle days on an unknown device', async () => {
    const { phone, user } = await makeIdle();
    const refusal = await refusalOf(enterBy(phone));
    assert.equal(refusal.code, 'second_proof_needed');
    assert.deepEqual(refusal.details.data, { ways: ['password', 'email', 'passkey', 'startNew'] });
    await refuses('wrong_credentials', enterBy(phone, { password: 'wrong password' }));
    assert.equal((await enterBy(phone, { password: TEST_PASSWORD })).data._id, String(user._id));
    // The account has been used again, from now on.
    await enterBy(phone);
  });

  test('still opens on a device that the account knows', async () => {
    const { phone, user } = await makeIdle();
    const { id: deviceId } = readOrMakeDevice(undefined);
    await enter(await makeContactCode({ kind: 'phone', contact: phone }, { deviceId }), {
      password: TEST_PASSWORD,
    });
    setClock(new Date(now().getTime() + 61 * DAY_MS));
    const sent = await makeContactCode({ kind: 'phone', contact: phone }, { deviceId });
    assert.equal((await enter(sent)).data._id, String(user._id));
  });

  test('"start new" leaves the old account closed to its new holder and tells its owner', async () => {
    const { phone, user } = await makeIdle();
    const { data } = await enterBy(phone, { startNew: true, name: 'New Holder' });
    assert.notEqual(data._id, String(user._id));
    const before = await findUser(String(user._id));
    assert.deepEqual([before?.provedPhone, before?.phone, before?.name], [undefined, null, user.name]);
    assert.ok((await waitingKinds()).includes('mail'));
    assert.equal((await enterBy(phone)).data._id, data._id);
  });

  test('one of twelve "start new" at once opens an account, and the others take nothing from it', async () => {
    const { phone } = await makeIdle();
    const answers = { startNew: true, name: 'Kavya Nair' } as const;
    const settled = await Promise.allSettled(Array.from({ length: 12 }, () => enterBy(phone, answers)));
    // Those that come after the winner sign in to its account.
    const opened = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data._id] : []));
    assert.equal(new Set(opened).size, 1);
    for (const one of settled)
      if (one.status === 'rejected')
        assert.ok(one.reason instanceof AppError && one.reason.code === 'phone_taken', String(one.reason));
    assert.equal(await database().collection('users').countDocuments({ name: answers.name }), 1);
  });

  test('"start new" takes no number from an account in use', async () => {
    const user = await makePhoneUser();
    const { data } = await enterBy(user.phone ?? '', { startNew: true, name: 'Thief' });
    assert.equal(data._id, String(user._id));
  });
});

describe('proving a number from within', () => {
  test('the first number needs only its code; it then signs in with the password too', async () => {
    const phone = newPhone();
    const user = await makeUser({ phone });
    const actor = await toOwner(user);
    const unproved = { email: phone, password: TEST_PASSWORD };
    await refuses('wrong_credentials', login({ body: unproved, ...home }));
    const to = { kind: 'phone', contact: phone } as const;
    const sent = await makeContactCode(to, { purpose: 'prove', userId: actor.userId });
    assert.equal((await changePhone({ actor, body: sent })).data.isPhoneProved, true);
    assert.equal((await login({ body: unproved, ...home })).data._id, actor.userId);
  });

  test('another number needs the password; the old one is notified and no longer signs in', async () => {
    const user = await makeUser({ ...(await makeProved()) });
    const actor = await toOwner(user);
    const next = newPhone();
    const to = { kind: 'phone', contact: next } as const;
    const sent = await makeContactCode(to, { purpose: 'prove', userId: actor.userId });
    await refuses('wrong_password', changePhone({ actor, body: sent }));
    await refuses('wrong_password', changePhone({ actor, body: { ...sent, password: 'wrong' } }));
    await changePhone({ actor, body: { ...sent, password: TEST_PASSWORD } });
    const kinds = await waitingKinds();
    assert.ok(kinds.includes('sms') && kinds.includes('mail'), kinds.join());
    await refuses('name_needed', enterBy(user.provedPhone ?? ''));
    assert.equal((await enterBy(next)).data._id, actor.userId);
  });

  test('without a password, a code to the old number for just this act is the proof', async () => {
    const user = await makePhoneUser();
    const actor = await toOwner(user);
    const { userId } = actor;
    const next = { kind: 'phone', contact: newPhone() } as const;
    const old = { kind: 'phone', contact: user.phone ?? '' } as const;
    const sent = await makeContactCode(next, { purpose: 'prove', userId });
    const other = await makeContactCode(next, { purpose: 'changePhone', userId });
    await refuses('code_wrong', changePhone({ actor, body: { ...sent, contactCode: other } }));
    const signIn = await makeContactCode(old);
    await refuses('code_over', changePhone({ actor, body: { ...sent, contactCode: signIn } }));
    const contactCode = await makeContactCode(old, { purpose: 'changePhone', userId });
    assert.equal((await changePhone({ actor, body: { ...sent, contactCode } })).data.phone, next.contact);
  });

  test('an account that lost its only contact to a new holder proves another number with its session', async () => {
    const before = new Date(now().getTime() - 61 * DAY_MS);
    const user = await makePhoneUser({ phoneProvedAt: before, signedInAt: before });
    const actor = await toOwner(user);
    await enterBy(user.provedPhone ?? '', { startNew: true, name: 'New Holder' });
    const next = { kind: 'phone', contact: newPhone() } as const;
    const sent = await makeContactCode(next, { purpose: 'prove', userId: actor.userId });
    assert.equal((await changePhone({ actor, body: sent })).data.provedPhone, next.contact);
  });

  test('a code is no proof where the owner has chosen a password: a stolen SIM is not enough', async () => {
    const user = await makeUser({ ...(await makeProved()) });
    const actor = await toOwner(user);
    const { userId } = actor;
    const next = { kind: 'phone', contact: newPhone() } as const;
    const sent = await makeContactCode(next, { purpose: 'prove', userId });
    const old = { kind: 'phone', contact: user.provedPhone ?? '' } as const;
    const contactCode = await makeContactCode(old, { purpose: 'changePhone', userId });
    await refuses('wrong_password', changePhone({ actor, body: { ...sent, contactCode } }));
  });

  test('one of two accounts wins fifty proofs of one number at once', async () => {
    const phone = newPhone();
    const actors = [await toOwner(await makeUser({ phone })), await toOwner(await makeUser({ phone }))];
    const proofs = Array.from({ length: 50 }, async (_, at) => {
      const actor = actors[at % 2];
      assert.ok(actor);
      const to = { kind: 'phone', contact: phone } as const;
      const sent = await makeContactCode(to, { purpose: 'prove', userId: actor.userId });
      await changePhone({ actor, body: sent });
      return actor.userId;
    });
    const settled = await Promise.allSettled(proofs);
    const winners = new Set(settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    assert.equal(winners.size, 1);
    for (const one of settled)
      if (one.status === 'rejected')
        assert.ok(one.reason instanceof AppError && one.reason.code === 'phone_taken', String(one.reason));
    assert.equal(await database().collection('users').countDocuments({ provedPhone: phone }), 1);
  });
});

const makeProved = async () => {
  const phone = newPhone();
  return Promise.resolve({ phone, provedPhone: phone, phoneProvedAt: now() });
};
