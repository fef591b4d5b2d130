import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { changePasswordContract, loginContract } from '#lib/features/accounts/contracts/accounts.ts';
import * as twoFactor from '#lib/features/accounts/contracts/two-factor.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { fromLetters, nextCode, turnOnTotp, wrongCode } from '#e2e/kit/factories/totps.ts';
import { signIn, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { findInDatabase } from '#e2e/kit/find-in-database.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';
import { eventually } from '#e2e/kit/eventually.ts';
import { useMailServer } from '#e2e/kit/use-mail-server.ts';

const mail = useMailServer();
const { url } = useTestServer({ env: mail.env });

const subjectsTo = (email: string) =>
  mail
    .mails()
    .filter(({ to }) => to.includes(email))
    .map(({ headers }) => headers.get('subject'));

const send = (call: SentCall['call'], parts: SentCall['parts'], token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const login = (email: string, more: object = {}) =>
  send(loginContract, { body: { email, password: TEST_PASSWORD, ...more } });

const toChallenge = ({ json }: { json: unknown }): string =>
  z.object({ code: z.literal('totp_required'), data: z.object({ challenge: z.string() }) }).parse(json).data
    .challenge;

test('setting up an app needs the password and its first code, and its key is stored sealed', async () => {
  const { token, user } = await signIn('customer');
  const setUp = async (body: object) => send(twoFactor.setUpTotpContract, { body }, token);
  const read = (answer: { json: unknown }) =>
    z.looseObject(twoFactor.setUpTotpContract.reply.shape).parse(answer.json).data;
  assert.equal(expectRefusal(await setUp({ code: '123456' }), 409).code, 'totp_is_off');
  assert.equal(expectRefusal(await setUp({ password: 'not this one' }), 400).code, 'wrong_password');
  expectRefusal(await setUp({}), 400);
  const started = read(await setUp({ password: TEST_PASSWORD }));
  assert.ok(started.step === 'started');
  assert.ok(started.uri.endsWith(`?secret=${started.secret}&issuer=Hunar`));
  assert.deepEqual(await findInDatabase(started.secret), []);
  expectSuccess(await login(user.email), loginContract);

  const key = fromLetters(started.secret);
  assert.equal(expectRefusal(await setUp({ code: wrongCode(key) }), 400).code, 'wrong_code');
  const on = read(await setUp({ code: nextCode(key) }));
  assert.ok(on.step === 'on');
  assert.equal(on.recoveryCodes.length, 10);
  assert.equal(expectRefusal(await setUp({ password: TEST_PASSWORD }), 409).code, 'totp_is_on');
  for (const code of on.recoveryCodes) assert.deepEqual(await findInDatabase(code.replace('-', '')), []);

  const [first = ''] = on.recoveryCodes;
  const challenge = toChallenge(await login(user.email));
  expectSuccess(await login(user.email, { challenge, code: first.toLowerCase() }), loginContract);
  assert.equal(expectRefusal(await login(user.email, { challenge, code: first }), 400).code, 'wrong_code');
  const state = await send(twoFactor.getTotpContract, {}, token);
  assert.match(state.text, /"isOn":true,"recoveryCodesLeft":9/);
  await eventually(() => subjectsTo(user.email).length > 0);
  assert.deepEqual(subjectsTo(user.email), ['Two-factor authentication is on']);
});

const makeGuarded = async () => {
  const { user, userId } = await signIn('worker');
  return { email: user.email, key: await turnOnTotp(userId) };
};

test('sign-in asks for a code and accepts it only with the account’s own challenge', async () => {
  const [{ email, key }, other] = [await makeGuarded(), await makeGuarded()];
  const code = nextCode(key);
  toChallenge(await login(email, { code }));
  toChallenge(await login(email, { code, challenge: `${Date.now() + 60_000}.forged` }));
  const foreign = toChallenge(await login(other.email));
  const challenge = toChallenge(await login(email, { code, challenge: foreign }));
  expectSuccess(await login(email, { code, challenge }), loginContract);
});

test('a code works once, even when sent several times at once', async () => {
  const { email, key } = await makeGuarded();
  const challenge = toChallenge(await login(email));
  const code = nextCode(key);
  const answers = await Promise.all([1, 2, 3].map(() => login(email, { challenge, code })));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400, 400]);
});

test('wrong codes are limited like wrong passwords', async () => {
  const { user, userId } = await signIn('customer');
  const key = await turnOnTotp(userId);
  const challenge = toChallenge(await login(user.email));
  const old = wrongCode(key);
  const statuses: number[] = [];
  for (const _ of Array.from({ length: 5 }))
    statuses.push((await login(user.email, { challenge, code: old })).status);
  assert.deepEqual(statuses, [400, 400, 400, 400, 429]);
});

test('turning two-factor off needs the password and a code', async () => {
  const { token, userId, user } = await signIn('broker');
  const remove = (body: object) => send(twoFactor.removeTotpContract, { body }, token);
  assert.equal(
    expectRefusal(await remove({ password: TEST_PASSWORD, code: '123456' }), 409).code,
    'totp_is_off',
  );
  const key = await turnOnTotp(userId);
  const old = wrongCode(key);
  assert.equal(expectRefusal(await remove({ password: TEST_PASSWORD, code: old }), 400).code, 'wrong_code');
  expectSuccess(await remove({ password: TEST_PASSWORD, code: nextCode(key) }), twoFactor.removeTotpContract);
  expectSuccess(await login(user.email), loginContract);
  await eventually(() => subjectsTo(user.email).length > 0);
  assert.deepEqual(subjectsTo(user.email), ['Two-factor authentication is off']);
});

test('changing the password also needs the second factor, and each code works once', async () => {
  const { user, userId, token } = await signIn('customer');
  const password = 'a new password';
  const change = (more: object = {}) => {
    const body = { currentPassword: TEST_PASSWORD, password, password_confirmation: password, ...more };
    return send(changePasswordContract, { body }, token);
  };
  const key = await turnOnTotp(userId);
  for (const more of [{}, { code: wrongCode(key) }]) {
    const refusal = expectRefusal(await change(more), 400);
    assert.deepEqual([refusal.code, refusal.errors?.map(({ field }) => field)], ['wrong_code', ['code']]);
  }
  const code = nextCode(key);
  // A wrong password does not use up the code.
  assert.equal(
    expectRefusal(await change({ currentPassword: 'not this one', code }), 400).code,
    'wrong_password',
  );
  toChallenge(await login(user.email));
  expectSuccess(await change({ code }), changePasswordContract);
  const again = { currentPassword: password, code };
  assert.equal(expectRefusal(await change(again), 400).code, 'wrong_code');
  expectRefusal(await login(user.email), 401);
});
