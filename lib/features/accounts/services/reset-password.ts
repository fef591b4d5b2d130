import { hashPassword } from '#lib/features/accounts/auth/passwords.ts';
import { hashResetSecret } from '#lib/features/accounts/services/steps/reset-secret.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { removePasskeysOf } from '#models/accounts/passkey.ts';
import { consumeResetToken } from '#models/accounts/reset-token.ts';
import { setPasswordHash } from '#models/people/user.ts';
import { endSessions } from '#lib/features/accounts/services/steps/end-sessions.ts';
import { tellOfKeys } from '#lib/features/accounts/services/steps/notify-credential-change.ts';

interface Input {
  params: { id: string; token: string };
  body: { password: string };
}

/** Sets a new password by a mailed link, which works once; whoever was signed in is out, and passkeys are gone. */
export const resetPassword = async ({ params, body }: Input): Promise<{ message: string }> => {
  const { id: userId, token } = params;
  const passwordHash = await hashPassword(body.password);
  const tokenHash = hashResetSecret(token);
  await inTransaction(async (tx) => {
    const isGood = await consumeResetToken({ userId, tokenHash, at: now() }, tx);
    if (!isGood) throw new AppError('reset_link_invalid');
    await setPasswordHash({ userId, passwordHash }, tx);
    await endSessions({ userId }, tx);
    // Whoever resets may do so because somebody else got in: a key that one added would open the account still.
    await removePasskeysOf(userId, tx);
    await tellOfKeys(userId, { kind: 'passwordSet' }, tx);
  });
  return { message: accounts.messages.passwordReset };
};
