import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { loginContract, resetPasswordContract } from '#lib/features/accounts/contracts/accounts.ts';
import { removePasskeyContract } from '#lib/features/accounts/contracts/passkeys.ts';
import { removeTotpContract, setUpTotpContract } from '#lib/features/accounts/contracts/two-factor.ts';
import { listAuditContract } from '#lib/features/admin/contracts/admin-lists.ts';
import * as moderation from '#lib/features/admin/contracts/moderation.ts';
import { deleteAccountContract } from '#lib/features/privacy/contracts/privacy.ts';
import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { findTotp } from '#models/accounts/totp.ts';
import { listUserPasskeys } from '#models/accounts/passkey.ts';
import { findUser } from '#models/people/user.ts';
import { databaseState } from '#e2e/kit/api/database-state.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { makePasskey } from '#e2e/kit/factories/passkeys.ts';
import { makeResetToken } from '#e2e/kit/factories/reset-tokens.ts';
import { fromLetters, nextCode, turnOffTotp, turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { seeWorker } from '#e2e/kit/factories/papers.ts';
import { makeSession, makeUser, signIn, signInAdmin, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const send = (call: SentCall['call'], parts: SentCall['parts'] = {}, token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const NEW_PASSWORD = 'set by the mailbox';

const reset = async (userId: string) => {
  const params = { id: userId, token: await makeResetToken({ userId }) };
  const body = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  expectSuccess(await send(resetPasswordContract, { params, body }), resetPasswordContract);
};

const login = (email: string) => send(loginContract, { body: { email, password: NEW_PASSWORD } });

const removeFactors = (token: string, id: string) =>
  send(
    moderation.removeFactorsContract,
    { params: { id }, body: { reason: 'Lost phone; I called her.' } },
    token,
  );

test('a password reset by mail keeps an admin’s authenticator app and passkeys', async () => {
  const { user, userId } = await signInAdmin();
  await makePasskey(userId);
  await reset(userId);
  assert.equal(expectRefusal(await login(user.email), 401).code, 'totp_required');
  assert.equal((await listUserPasskeys(userId)).length, 1);
});

test('an admin with only a passkey cannot sign in by a new password alone', async () => {
  const { user, userId } = await signInAdmin();
  await turnOffTotp(userId);
  await makePasskey(userId);
  await reset(userId);
  assert.equal(expectRefusal(await login(user.email), 401).code, 'passkey_needed');
});

test('an admin can remove neither their authenticator app nor their last passkey', async () => {
  const { userId, token } = await makeSession(await makeUser({ role: 'admin' }));
  const key = await turnOnTotp(userId);
  const body = { password: TEST_PASSWORD, code: nextCode(key) };
  assert.equal(expectRefusal(await send(removeTotpContract, { body }, token), 403).code, 'factor_kept');
  await turnOffTotp(userId);
  const { _id } = await makePasskey(userId);
  const params = { id: String(_id) };
  assert.equal(expectRefusal(await send(removePasskeyContract, { params }, token), 403).code, 'factor_kept');
  assert.equal((await listUserPasskeys(userId)).length, 1);
});

test('after a lead removed them, the mailbox cannot set up another app without the code shown to the lead', async () => {
  const [lead, admin] = [await signInAdmin(), await signInAdmin({ can: 'agent' })];
  await makePasskey(admin.userId);
  const answer = await removeFactors(lead.token, admin.userId);
  expectSuccess(answer, moderation.removeFactorsContract);
  const setupCode = z.looseObject({ data: z.looseObject({ setupCode: z.string() }) }).parse(answer.json)
    .data.setupCode;
  expectRefusal(await send(moderation.listAdminsContract, {}, admin.token), 401);
  assert.deepEqual(await listUserPasskeys(admin.userId), []);

  await reset(admin.userId);
  const { token } = z.looseObject({ token: z.string() }).parse((await login(admin.user.email)).json);
  const setUp = (body: object) => send(setUpTotpContract, { body }, token);
  const password = NEW_PASSWORD;
  for (const body of [{ password }, { password, setupCode: 'AAAA-BBBB' }])
    assert.equal(expectRefusal(await setUp(body), 403).code, 'setup_code_needed');
  assert.equal(
    expectRefusal(await send(moderation.listAdminsContract, {}, token), 403).code,
    'second_factor_needed',
  );

  const started = await setUp({ password, setupCode });
  const { data } = z.looseObject({ data: z.looseObject({ secret: z.string() }) }).parse(started.json);
  expectSuccess(await setUp({ code: nextCode(fromLetters(data.secret)) }), setUpTotpContract);
  expectSuccess(await send(moderation.listAdminsContract, {}, token), moderation.listAdminsContract);
  assert.equal((await findTotp(admin.userId))?.setupHash, undefined);
});

test('removing second factors is refused for an account without any, and for the lead’s own', async () => {
  const [lead, person] = [await signInAdmin(), await makeUser()];
  const before = await databaseState();
  assert.equal(expectRefusal(await removeFactors(lead.token, lead.userId), 403).code, 'own_account');
  const none = await removeFactors(lead.token, String(person._id));
  assert.equal(expectRefusal(none, 409).code, 'no_second_factor');
  assert.deepEqual(await databaseState(), before);
});

test('a password reset removes factors older than the first proof of the address and keeps newer ones', async (context) => {
  context.after(resetClock);
  const stranger = await makeUser({ emailProvedAt: undefined });
  const userId = String(stranger._id);
  await turnOnTotp(userId);
  await makePasskey(userId);
  setClock(new Date(now().getTime() + 1000));
  await reset(userId);
  assert.equal(await findTotp(userId), null);
  assert.deepEqual(await listUserPasskeys(userId), []);
  const provedAt = (await findUser(userId))?.emailProvedAt;

  setClock(new Date(now().getTime() + 60_000));
  await turnOnTotp(userId);
  await makePasskey(userId);
  for (let round = 0; round < 2; round += 1) {
    setClock(new Date(now().getTime() + 60_000));
    await reset(userId);
    assert.equal(expectRefusal(await login(stranger.email), 401).code, 'totp_required');
    assert.equal((await listUserPasskeys(userId)).length, 1);
  }
  assert.deepEqual((await findUser(userId))?.emailProvedAt, provedAt);
});

test('an admin leaves the office before deleting the account, and the audit keeps their name and right', async () => {
  const [lead, agent, worker] = [
    await signInAdmin(),
    await signInAdmin({ can: 'agent' }),
    await signIn('worker'),
  ];
  const params = { id: worker.userId };
  const seen = await seeWorker(worker.userId);
  const verified = { verified: true, checked: 'other', seen, reason: 'Bribed with 500 rupees.' };
  expectSuccess(
    await send(moderation.setVerificationContract, { params, body: verified }, agent.token),
    moderation.setVerificationContract,
  );
  await turnOffTotp(agent.userId);
  const leave = (token: string) =>
    send(
      deleteAccountContract,
      { body: { reason: 'privacy', confirmation: true, password: TEST_PASSWORD } },
      token,
    );
  assert.equal(expectRefusal(await leave(agent.token), 409).code, 'office_role');
  const body = { can: null, reason: 'She leaves.' };
  const dismissed = { params: { id: agent.userId }, body };
  expectSuccess(await send(moderation.setRightContract, dismissed, lead.token), moderation.setRightContract);
  const customer = await findUser(agent.userId);
  assert.ok(customer);
  expectSuccess(await leave((await makeSession(customer)).token), deleteAccountContract);
  expectSuccess(await leave(worker.token), deleteAccountContract);

  const query = { subjectId: worker.userId, act: 'user.verify' };
  const listed = listAuditContract.reply
    .loose()
    .parse((await send(listAuditContract, { query }, lead.token)).json);
  const [row] = listed.data;
  assert.deepEqual(
    [row?.actor, row?.actorRight, row?.details, row?.note],
    [{ _id: agent.userId, name: agent.user.name }, 'agent', { checked: 'other' }, ''],
  );
});
