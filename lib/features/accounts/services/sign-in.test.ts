import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listUserSessions } from '#models/accounts/session.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeResetToken } from '#e2e/kit/factories/reset-tokens.ts';
import {
  makeSession,
  makeUser,
  TEST_PASSWORD,
  type MailedUser,
  type SignedIn,
} from '#e2e/kit/factories/users.ts';
import { useTestDatabase } from '#e2e/kit/test-database.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { login } from './sign-in.ts';

useTestDatabase();

const home = { device: 'test', network: '203.0.113.7' };
const elsewhere = { device: 'test', network: '2001:db8:0:7::/64' };

interface Try {
  password?: string;
  place?: typeof home;
}

const enter = ({ email }: MailedUser, { password = TEST_PASSWORD, place = home }: Try = {}) =>
  login({ body: { email, password }, ...place });

const next = { password: 'a new password', password_confirmation: 'a new password' };

const makeReset = async ({ _id }: MailedUser) => {
  const id = String(_id);
  return { params: { id, token: await makeResetToken({ userId: id }) }, body: next };
};

/** Returns how many old sessions survive when ten people change the password while signing in with it. */
const countSurvivors = async (
  replace: (user: MailedUser) => Promise<unknown>,
  kept: number,
): Promise<number> => {
  let survivors = 0;
  for (let round = 0; round < 10; round += 1) {
    const user = await makeUser();
    const replaced = replace(user);
    let isReplaced = false;
    const goOn = async () => {
      while (!isReplaced) await enter(user);
    };
    const [outcome] = await Promise.allSettled([
      replaced.finally(() => (isReplaced = true)),
      ...[1, 2].map(goOn),
    ]);
    assert.equal(outcome.status, 'fulfilled');
    survivors += (await listUserSessions(String(user._id), now())).length - kept;
  }
  return survivors;
};

test('changing the password ends every session of the old one, including concurrent sign-ins', async () => {
  const change = async (user: MailedUser) => {
    const { userId, sessionId } = await makeSession(user);
    const body = { currentPassword: TEST_PASSWORD, ...next };
    await changePassword({ actor: makeActor({ userId, sessionId }), body, device: 'test' });
  };
  assert.equal(await countSurvivors(change, 1), 0);
});

test('resetting the password ends every session of the old one, including concurrent sign-ins', async () => {
  const reset = async (user: MailedUser) => resetPassword({ ...(await makeReset(user)), ...home });
  assert.equal(await countSurvivors(reset, 0), 0);
});

const isRefusal = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
const refuses = (code: ErrorCode, work: Promise<unknown>) => assert.rejects(work, isRefusal(code));

const miss = async (user: MailedUser, { times, place }: { times: number; place: typeof home }) => {
  for (let done = 0; done < times; done += 1)
    await refuses('wrong_credentials', enter(user, { password: 'wrong password', place }));
};

const missFromEverywhere = async (user: MailedUser) => {
  const networks = Array.from({ length: 10 }, (_, at) => `198.51.100.${at}`);
  await Promise.all(networks.map((network) => miss(user, { times: 5, place: { ...home, network } })));
};

test('five wrong passwords block sign-in from that network only', async () => {
  const user = await makeUser();
  await miss(user, { times: 5, place: elsewhere });
  await refuses('too_many_sign_ins', enter(user, { place: elsewhere }));
  // A stranger can send any browser name.
  await refuses('too_many_sign_ins', enter(user, { place: { ...elsewhere, device: 'another' } }));
  await enter(user);
});

test('a known device is counted apart from unknown devices on its network', async () => {
  const user = await makeUser();
  await enter(user);
  await miss(user, { times: 5, place: { ...home, device: 'another' } });
  await refuses('too_many_sign_ins', enter(user, { place: { ...home, device: 'another' } }));
  await miss(user, { times: 4, place: home });
  await enter(user);
});

test('fifty wrong passwords block unknown devices, but not known ones or a reset link', async () => {
  const user = await makeUser();
  await enter(user);
  await missFromEverywhere(user);
  await refuses('unknown_device', enter(user, { place: elsewhere }));
  await enter(user);
  // The owner's sign-in gives strangers no new attempts.
  await refuses('unknown_device', enter(user, { place: elsewhere }));
  await resetPassword({ ...(await makeReset(user)), ...elsewhere });
  const { password } = next;
  await enter(user, { password });
  // Strangers cannot lock out the mailbox's owner again.
  await missFromEverywhere(user);
  await enter(user, { password, place: elsewhere });
});

test('an attempt refused by the network limit does not count towards the account limit', async () => {
  const user = await makeUser();
  await miss(user, { times: 5, place: elsewhere });
  for (let done = 0; done < 60; done += 1)
    await refuses('too_many_sign_ins', enter(user, { password: 'wrong password', place: elsewhere }));
  await enter(user);
});

test('an email without an account is limited like one with an account', async () => {
  const nobody = { ...(await makeUser()), email: 'nobody@example.test' };
  await missFromEverywhere(nobody);
  await refuses('unknown_device', enter(nobody));
});

test('wrong passwords when changing the password are counted by session', async () => {
  const user = await makeUser();
  const [mine, stolen] = [await makeSession(user), await makeSession(user)];
  const body = { currentPassword: 'wrong password', ...next };
  const guess = ({ userId, sessionId }: SignedIn) =>
    changePassword({ actor: makeActor({ userId, sessionId }), body, device: 'test' });
  for (let done = 0; done < 5; done += 1) await refuses('wrong_password', guess(stolen));
  await refuses('too_many_sign_ins', guess(stolen));
  await refuses('wrong_password', guess(mine));
  await enter(user);
});
