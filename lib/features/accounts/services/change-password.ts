import { hashPassword } from '#lib/features/accounts/auth/passwords.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { inTransaction } from '#models/connection.ts';
import { setPasswordHash } from '#models/people/user.ts';
import { endSessions } from '#lib/features/accounts/services/steps/end-sessions.ts';
import { provePassword } from '#lib/features/accounts/services/steps/prove-password.ts';
import { tellOfKeys } from '#lib/features/accounts/services/steps/notify-credential-change.ts';

interface Input {
  actor: Actor;
  body: { currentPassword: string; password: string };
}

/** Changes one's password, signs out every other device, and has it told by mail. */
export const changePassword = async ({ actor, body }: Input): Promise<{ message: string }> => {
  const { userId, sessionId } = actor;
  await provePassword({ userId, password: body.currentPassword, field: 'currentPassword' });
  const passwordHash = await hashPassword(body.password);
  await inTransaction(async (tx) => {
    await setPasswordHash({ userId, passwordHash }, tx);
    await endSessions({ userId, exceptSessionId: sessionId }, tx);
    await tellOfKeys(userId, { kind: 'passwordChanged' }, tx);
  });
  return { message: accounts.messages.passwordChanged };
};
