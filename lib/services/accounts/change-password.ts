import { hashPassword, verifyPassword } from '#lib/auth/passwords.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { accounts } from '#lib/i18n/en/accounts.ts';
import { inTransaction } from '#models/connection.ts';
import { findUser, setPasswordHash } from '#models/user.ts';
import { endSessions } from '../steps/end-sessions.ts';
import { forgiveSignIns, guardSignIn } from '../steps/guard-sign-in.ts';

interface Input {
  actor: Actor;
  body: { currentPassword: string; password: string };
}

const assertOwnPassword = async (userId: string, password: string): Promise<void> => {
  const user = await findUser(userId);
  if (!user) throw new AppError('unauthorized');
  await guardSignIn(user.email);
  if (!(await verifyPassword(password, user.passwordHash)))
    throw new AppError('wrong_password', { errors: [{ field: 'currentPassword', code: 'wrong_password' }] });
  await forgiveSignIns(user.email);
};

/** Changes one's password and signs out every other device. */
export const changePassword = async ({ actor, body }: Input): Promise<{ message: string }> => {
  const { userId, sessionId } = actor;
  await assertOwnPassword(userId, body.currentPassword);
  const passwordHash = await hashPassword(body.password);
  await inTransaction(async (tx) => {
    await setPasswordHash({ userId, passwordHash }, tx);
    await endSessions({ userId, exceptSessionId: sessionId }, tx);
  });
  return { message: accounts.messages.passwordChanged };
};
