import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CodePurpose } from '#lib/features/accounts/contracts/codes.ts';
import { NEW_PASSWORD_HOURS, newPasswordOpensAt } from '#lib/features/people/rules/new-password.ts';
import { now, setClock } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { setProvedPhone } from '#models/people/proved-phone.ts';
import { findUser, type NewUser, type UserRecord } from '#models/people/user.ts';
import { listOutboxRows } from '#models/platform/outbox.ts';
import { home, refuses, useCodes } from '#e2e/kit/code-client.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeContactCode } from '#e2e/kit/factories/contact-codes.ts';
import {
  hashTestPassword,
  makePhoneUser,
  makeSession,
  makeUser,
  newPhone,
  TEST_PASSWORD,
} from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { changePassword } from './passwords.ts';
import { changePhone } from './phone.ts';
import { login } from './sign-in.ts';

useCodes();

const HOUR_MS = 3_600_000;
const next = 'a better horse';
const pair = { password: next, password_confirmation: next };
const device = 'test';

const pass = (hours: number): void => setClock(new Date(now().getTime() + hours * HOUR_MS));

/** A person with a number and a password, and nothing else. */
const makeForgetful = async (fields: Partial<NewUser> = {}) =>
  makePhoneUser({ passwordHash: await hashTestPassword(), ...fields });

const enter = async (user: UserRecord) => {
  const { userId, sessionId } = await makeSession(user);
  return makeActor({ userId, sessionId, role: user.role });
};

const codeTo = (user: UserRecord, purpose: CodePurpose = 'setPassword') =>
  makeContactCode({ kind: 'phone', contact: user.provedPhone ?? '' }, { purpose, userId: String(user._id) });

const ask = async (user: UserRecord, contact?: { challenge: string; code: string }) =>
  changePassword({
    actor: await enter(user),
    body: { forgot: true, contactCode: contact ?? (await codeTo(user)) },
    device,
  });

const finish = async (user: UserRecord) =>
  changePassword({ actor: await enter(user), body: { contactCode: await codeTo(user), ...pair }, device });

const stop = async (user: UserRecord) =>
  changePassword({ actor: await enter(user), body: { forgot: false }, device });

const enterWith = (user: UserRecord, password: string) =>
  login({ body: { email: user.provedPhone ?? '', password }, ...home });

const opensAt = async (user: UserRecord): Promise<Date | null> => {
  const found = await findUser(String(user._id));
  return found && newPasswordOpensAt(found, now());
};

const listNews = async () =>
  (await waitingNotifications()).flatMap(({ content }) =>
    content.kind === 'newDevice' ? [content.params.password] : [],
  );

const countSms = async () =>
  (await listOutboxRows()).filter(({ payload }) => JSON.stringify(payload).includes('passwordAsked')).length;

describe('a forgotten password of an account with only a number', () => {
  test('is replaced with a code, 72 hours after that was asked for, and once', async () => {
    const user = await makeForgetful();
    await refuses('wrong_password', finish(user));
    await ask(user);
    pass(NEW_PASSWORD_HOURS - 1);
    await refuses('wrong_password', finish(user));
    pass(1);
    await finish(user);
    await enterWith(user, next);
    await refuses('wrong_credentials', enterWith(user, TEST_PASSWORD));
    await refuses('wrong_password', finish(user));
    assert.equal(await opensAt(user), null);
  });

  test('is announced to the number and to every device, at each step', async () => {
    const user = await makeForgetful();
    await ask(user);
    assert.deepEqual([await listNews(), await countSms()], [['asked'], 1]);
    await stop(user);
    await ask(user);
    pass(NEW_PASSWORD_HOURS);
    await finish(user);
    assert.deepEqual(await listNews(), ['asked', 'stopped', 'asked', 'set']);
  });

  test('opens nothing but the password: number, email and deletion still need it', async () => {
    const user = await makeForgetful();
    await ask(user);
    pass(NEW_PASSWORD_HOURS);
    const actor = await enter(user);
    const { userId } = actor;
    const other = { kind: 'phone', contact: newPhone() } as const;
    const sent = await makeContactCode(other, { purpose: 'prove', userId });
    const contactCode = await codeTo(user, 'changePhone');
    await refuses('wrong_password', changePhone({ actor, body: { ...sent, contactCode } }));
  });

  test('is stopped from any device, and by signing in with the password', async () => {
    const user = await makeForgetful();
    await ask(user);
    await stop(user);
    assert.equal(await opensAt(user), null);
    pass(NEW_PASSWORD_HOURS);
    await refuses('wrong_password', finish(user));
    await ask(user);
    await enterWith(user, TEST_PASSWORD);
    pass(NEW_PASSWORD_HOURS);
    await refuses('wrong_password', finish(user));
    assert.deepEqual(await listNews(), ['asked', 'stopped', 'asked', 'stopped']);
  });

  test('is not asked for by a code to another contact, for another act or without one', async () => {
    const user = await makeForgetful({ email: 'typed.only@example.test' });
    const userId = String(user._id);
    const typed = { kind: 'email', contact: user.email ?? '' } as const;
    await refuses('code_wrong', ask(user, await makeContactCode(typed, { purpose: 'setPassword', userId })));
    await refuses('code_over', ask(user, await codeTo(user, 'changeEmail')));
    assert.equal(await opensAt(user), null);
  });

  test('has another way where an email is confirmed, and none for admins', async () => {
    const phone = newPhone();
    const proved = { phone, provedPhone: phone, phoneProvedAt: now() };
    await refuses('wrong_password', ask(await makeUser(proved)));
    await refuses('wrong_password', ask(await makeForgetful({ role: 'admin' })));
  });

  test('waits in vain once the number, the password or the email is another one, or a week has passed', async () => {
    const moved = await makeForgetful();
    await ask(moved);
    pass(1);
    await inTransaction((tx) =>
      setProvedPhone({ userId: String(moved._id), phone: newPhone(), at: now() }, tx),
    );
    assert.equal(await opensAt(moved), null);

    const changed = await makeForgetful();
    await ask(changed);
    const body = { currentPassword: TEST_PASSWORD, ...pair };
    await changePassword({ actor: await enter(changed), body, device });
    assert.equal(await opensAt(changed), null);

    const late = await makeForgetful();
    await ask(late);
    pass(NEW_PASSWORD_HOURS + 7 * 24);
    await refuses('wrong_password', finish(late));
  });

  test('is asked for once by ten calls at once, and asking again moves nothing', async () => {
    const user = await makeForgetful();
    await Promise.all(Array.from({ length: 10 }, () => ask(user)));
    const first = await opensAt(user);
    pass(5);
    await ask(user);
    assert.deepEqual([await opensAt(user), await listNews(), await countSms()], [first, ['asked'], 1]);
  });

  test('one call wins of five new passwords and a stop at once', async () => {
    const user = await makeForgetful();
    await ask(user);
    pass(NEW_PASSWORD_HOURS);
    const outcomes = await Promise.allSettled([stop(user), ...Array.from({ length: 5 }, () => finish(user))]);
    const set = outcomes.slice(1).filter(({ status }) => status === 'fulfilled').length;
    const news = (await listNews()).slice(1);
    assert.deepEqual(news, [set === 1 ? 'set' : 'stopped']);
  });
});
