import assert from 'node:assert/strict';
import { test } from 'node:test';
import { now } from '#lib/platform/time/clock.ts';
import { listSessionsOf } from '#models/accounts/session.ts';
import type { UserRecord } from '#models/people/user.ts';
import { makeActor } from '#server/testing/factories/actors.ts';
import { makeResetToken } from '#server/testing/factories/reset-tokens.ts';
import { makeSession, makeUser, TEST_PASSWORD } from '#server/testing/factories/users.ts';
import { useTestDatabase } from '#server/testing/test-database.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { login } from './sign-in.ts';

useTestDatabase();

const enter = ({ email }: UserRecord, password = TEST_PASSWORD) =>
  login({ body: { email, password }, device: 'test' });

const next = { password: 'a new password', password_confirmation: 'a new password' };

/** How many sessions of the old password live on when ten people replace it while they sign in with it. */
const survivorsOf = async (
  replace: (user: UserRecord) => Promise<unknown>,
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
    survivors += (await listSessionsOf(String(user._id), now())).length - kept;
  }
  return survivors;
};

test('no session of the old password survives its change, whoever signs in meanwhile', async () => {
  const change = async (user: UserRecord) => {
    const { userId, sessionId } = await makeSession(user);
    const body = { currentPassword: TEST_PASSWORD, ...next };
    await changePassword({ actor: makeActor({ userId, sessionId }), body });
  };
  assert.equal(await survivorsOf(change, 1), 0);
});

test('no session of the old password survives a reset', async () => {
  const reset = async (user: UserRecord) => {
    const id = String(user._id);
    await resetPassword({ params: { id, token: await makeResetToken({ userId: id }) }, body: next });
  };
  assert.equal(await survivorsOf(reset, 0), 0);
});
