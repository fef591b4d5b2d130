import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { computeContactCode } from '#lib/features/accounts/services/steps/contact-codes.ts';
import { readOrMakeDevice } from '#lib/features/accounts/services/steps/signed-device.ts';
import { useEnv } from '#lib/platform/config/env.ts';
import { resetLimiters } from '#lib/platform/limits/limiter.ts';
import { now, setClock } from '#lib/platform/time/clock.ts';
import { database } from '#models/connection.ts';
import { listUserSessions } from '#models/accounts/session.ts';
import { makeContactCode, wrongContactCode } from '#e2e/kit/factories/contact-codes.ts';
import { waitingKinds } from '#e2e/kit/factories/waiting-rows.ts';
import { turnOnTotp, nextCode } from '#e2e/kit/factories/totps.ts';
import { makePhoneUser, makeUser, newPhone } from '#e2e/kit/factories/users.ts';
import { testEnv } from '#e2e/kit/test-env.ts';
import { askCode } from './codes.ts';
import { enter, enterBy, home, refusalOf, refuses, useCodes } from '#e2e/kit/code-client.ts';

useCodes();

const ask = (phone: string, fields: { device?: string; network?: string } = {}) =>
  askCode({
    actor: null,
    body: { phone, purpose: 'signIn', device: fields.device },
    ...home,
    network: fields.network ?? home.network,
  });

describe('a code', () => {
  test('opens the account of a proved number, once, even in two calls at the same moment', async () => {
    const { _id, phone } = await makePhoneUser({ name: 'Asha Gupta' });
    const sent = await makeContactCode({ kind: 'phone', contact: phone ?? '' });
    const outcomes = await Promise.allSettled([enter(sent), enter(sent), enter(sent)]);
    // One that comes after the account was made signs in to it.
    const entered = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data._id] : []));
    assert.equal(new Set(entered).size, 1);
    assert.equal((await listUserSessions(String(_id), now())).length, 1);
    await refuses('code_over', enter(sent));
  });

  test('allows five tries, also in parallel, and wrong ones for one challenge leave others valid', async () => {
    const phone = (await makePhoneUser()).phone ?? '';
    const [first, second] = [
      await makeContactCode({ kind: 'phone', contact: phone }),
      await makeContactCode({ kind: 'phone', contact: phone }),
    ];
    const guess = { ...first, code: wrongContactCode(first.code) };
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => (await refusalOf(enter(guess))).code),
    );
    assert.equal(codes.filter((code) => code === 'code_wrong').length, 5);
    await refuses('code_over', enter(first));
    await enter(second);
  });

  test('expires after five minutes', async () => {
    const phone = (await makePhoneUser()).phone ?? '';
    const sent = await makeContactCode({ kind: 'phone', contact: phone });
    setClock(new Date(now().getTime() + 5 * 60_000 + 1000));
    await refuses('code_over', enter(sent));
  });

  test('for one purpose does not work for another', async () => {
    const phone = (await makePhoneUser()).phone ?? '';
    await refuses(
      'code_over',
      enter(await makeContactCode({ kind: 'phone', contact: phone }, { purpose: 'prove' })),
    );
  });

  test('is in no row of the database, and neither is the number of a stranger', async () => {
    const phone = newPhone();
    const { data } = await ask(phone);
    const code = computeContactCode(data.challenge);
    const rows = await Promise.all(
      ['contactCodes', 'outbox', 'rateLimits'].map((name) => database().collection(name).find().toArray()),
    );
    const stored = JSON.stringify(rows);
    assert.ok(stored.includes(data.challenge));
    assert.ok(!stored.includes(`"${code}"`) && !stored.includes(phone));
  });
});

describe('limits', () => {
  test('a number gets three codes an hour, whether or not it has an account', async () => {
    for (const phone of [(await makePhoneUser()).phone ?? '', newPhone()]) {
      for (let count = 0; count < 3; count += 1) await ask(phone, { network: `198.51.100.${count}` });
      const refusal = await refusalOf(ask(phone, { network: '198.51.100.9' }));
      assert.deepEqual([refusal.code, refusal.status], ['too_many_codes', 429]);
    }
  });

  test('guesses from ever new devices and networks are limited to five for each of three codes', async () => {
    const phone = (await makePhoneUser()).phone ?? '';
    const guesses: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      const { token: device } = readOrMakeDevice(undefined);
      const asked = await ask(phone, { device, network: `198.51.100.${count}` }).catch(() => null);
      if (!asked) continue;
      const { challenge } = asked.data;
      const code = wrongContactCode(computeContactCode(challenge));
      for (let guess = 0; guess < 10; guess += 1)
        guesses.push((await refusalOf(enter({ challenge, code }))).code);
    }
    assert.equal(guesses.filter((code) => code === 'code_wrong').length, 15);
  });

  test('strangers cannot use up the codes of a device that knows the account', async () => {
    const phone = (await makePhoneUser()).phone ?? '';
    const { token: device, id: deviceId } = readOrMakeDevice(undefined);
    await enter(await makeContactCode({ kind: 'phone', contact: phone }, { deviceId }));
    for (let count = 0; count < 3; count += 1) await ask(phone, { network: '198.51.100.1' });
    await refuses('too_many_codes', ask(phone, { network: '198.51.100.1' }));
    await ask(phone, { device });
  });

  test('a signed device gets twenty codes an hour, and a made-up device token counts for nothing', async () => {
    const { token: device } = readOrMakeDevice(undefined);
    for (let count = 0; count < 20; count += 1) await ask(newPhone(), { device });
    await refuses('too_many_codes', ask(newPhone(), { device }));
    const forged = `${device.slice(0, -3)}abc`;
    assert.notEqual((await ask(newPhone(), { device: forged })).data.device, forged);
  });

  test('an address gets 400 codes an hour, then email is offered', async () => {
    useEnv(testEnv({ SMS_URL: 'outbox:', RATE_LIMIT_FACTOR: '0.01' }));
    resetLimiters();
    for (let count = 0; count < 4; count += 1) await ask(newPhone());
    await refuses('sms_unavailable', ask(newPhone()));
    await ask(newPhone(), { network: '198.51.100.1' });
    const body = { email: 'asha@example.test', purpose: 'signIn' } as const;
    await askCode({ actor: null, body, ...home });
  });

  test('a number gets eight codes a day', async () => {
    const phone = newPhone();
    // Limits go by the machine's clock, so the hour's count is removed instead.
    const passHour = () =>
      database()
        .collection('rateLimits')
        .deleteMany({ key: /^codeHour:/ });
    for (let count = 0; count < 8; count += 1) {
      await passHour();
      await ask(phone);
    }
    await passHour();
    await refuses('too_many_codes', ask(phone));
  });

  test('200 people behind one address all get in by code', async () => {
    useEnv(testEnv({ SMS_URL: 'outbox:', RATE_LIMIT_FACTOR: '1' }));
    resetLimiters();
    const join = async () => {
      const { challenge } = (await ask(newPhone())).data;
      return enter({ challenge, code: computeContactCode(challenge) }, { name: 'Asha Gupta' });
    };
    const tokens = new Set<string>();
    for (let batch = 0; batch < 10; batch += 1)
      for (const { token } of await Promise.all(Array.from({ length: 20 }, join))) tokens.add(token);
    assert.equal(tokens.size, 200);
  });

  test('without a gateway no SMS is offered', async () => {
    useEnv(testEnv());
    await refuses('sms_unavailable', ask(newPhone()));
  });
});

describe('a new person', () => {
  test('is asked for a name with the same code, then has an account without email and password', async () => {
    const phone = newPhone();
    const sent = await makeContactCode({ kind: 'phone', contact: phone });
    for (const _ of [1, 2, 3, 4, 5, 6]) await refuses('name_needed', enter(sent));
    await refuses('validation_failed', enter(sent, { name: 'Hunar Suppоrt' }));
    const { data, token } = await enter(sent, { name: 'Asha Gupta', userType: 'worker' });
    assert.ok(token);
    assert.deepEqual(
      [data.name, data.userType, data.phone, data.isPhoneProved, data.email, data.hasPassword],
      ['Asha Gupta', 'worker', phone, true, null, false],
    );
    const kinds = await waitingKinds();
    assert.ok(!kinds.includes('emailProof') && !kinds.includes('mail'), kinds.join());
  });

  test('two at once with one number become one account', async () => {
    const phone = newPhone();
    const codes = await Promise.all([1, 2, 3].map(() => makeContactCode({ kind: 'phone', contact: phone })));
    const outcomes = await Promise.allSettled(codes.map((sent) => enter(sent, { name: 'Asha Gupta' })));
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal(await database().collection('users').countDocuments({ provedPhone: phone }), 1);
  });

  test('cannot register by number while PHONE_ACCOUNTS is off, but people with an account sign in', async () => {
    const phone = (await makePhoneUser()).phone ?? '';
    useEnv(testEnv({ SMS_URL: 'outbox:', PHONE_ACCOUNTS: 'off' }));
    await refuses('phone_accounts_off', enterBy(newPhone(), { name: 'Asha Gupta' }));
    await enterBy(phone);
  });

  test('can have one account per role with a number, and is asked which to open', async () => {
    const phone = newPhone();
    await enterBy(phone, { name: 'Asha Gupta', userType: 'worker' });
    await enterBy(phone, { name: 'Asha Gupta', userType: 'customer' });
    const refusal = await refusalOf(enterBy(phone));
    assert.equal(refusal.code, 'role_needed');
    assert.deepEqual(refusal.details.data, { roles: ['worker', 'customer'] });
    assert.equal((await enterBy(phone, { userType: 'customer' })).data.userType, 'customer');
  });

  test('registers by email too', async () => {
    const sent = await makeContactCode({ kind: 'email', contact: 'asha.new@example.test' });
    const { data } = await enter(sent, { name: 'Asha Gupta' });
    assert.deepEqual([data.email, data.isEmailProved, data.phone], ['asha.new@example.test', true, null]);
  });
});

describe('a code skips nothing', () => {
  test('the second factor is asked for as at login, with the same code', async () => {
    const user = await makePhoneUser();
    const key = await turnOnTotp(String(user._id));
    const sent = await makeContactCode({ kind: 'phone', contact: user.phone ?? '' });
    const refusal = await refusalOf(enter(sent));
    assert.equal(refusal.code, 'totp_required');
    const { challenge } = z.object({ challenge: z.string() }).parse(refusal.details.data);
    await refuses('wrong_code', enter(sent, { totp: { challenge, code: '000000' } }));
    await enter(sent, { totp: { challenge, code: nextCode(key) } });
  });

  test('admins are never signed in', async () => {
    const phone = newPhone();
    const proved = { phone, provedPhone: phone, phoneProvedAt: now() };
    const admin = await makeUser({ role: 'admin', ...proved });
    await refuses('no_code_for_admins', enterBy(phone));
    await refuses(
      'no_code_for_admins',
      enter(await makeContactCode({ kind: 'email', contact: admin.email })),
    );
  });
});
