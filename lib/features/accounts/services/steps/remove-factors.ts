import { seal } from '#lib/features/accounts/auth/seal.ts';
import { makeRecoveryCodes, makeTotpKey } from '#lib/features/accounts/rules/totp-codes.ts';
import { hashRecovery } from '#lib/features/accounts/services/steps/second-factor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Tx } from '#models/connection.ts';
import { removeUserApiKeys } from '#models/accounts/api-key.ts';
import { listUserPasskeys, removeUserPasskeys } from '#models/accounts/passkey.ts';
import { closeTotp, findTotp, removeTotp, removeTotpBefore } from '#models/accounts/totp.ts';
import type { UserRecord } from '#models/people/user.ts';
import { notifyCredentialChange } from './notify-credential-change.ts';
import { endSessions } from './sessions.ts';

/**
 * Removes factors that a stranger may have added before the mailbox was first confirmed. Later ones belong to the
 * owner and keep out a thief of the mailbox. An admin's factors always stay.
 */
export const removeFactorsBeforeProof = async (user: UserRecord, at: Date, tx: Tx): Promise<void> => {
  if (user.role === 'admin') return;
  const older = { userId: String(user._id), before: user.emailProvedAt ?? at };
  await removeUserPasskeys(older, tx);
  await removeTotpBefore(older, tx);
};

const hasFactor = async (userId: string): Promise<boolean> =>
  (await findTotp(userId)) !== null || (await listUserPasskeys(userId)).length > 0;

/**
 * Removes an account's second factors and API keys and signs it out. Returns the code an admin needs to set up another app,
 * because the mailbox alone must not open the office; null for everyone else.
 */
export const removeFactors = async (user: UserRecord, tx: Tx): Promise<string | null> => {
  const userId = String(user._id);
  if (!(await hasFactor(userId))) throw new AppError('no_second_factor');
  await removeUserPasskeys({ userId }, tx);
  await removeUserApiKeys(userId, tx);
  await endSessions({ userId }, tx);
  await notifyCredentialChange(userId, { kind: 'totpOff' }, tx);
  const [setupCode] = makeRecoveryCodes();
  if (user.role !== 'admin' || setupCode === undefined) {
    await removeTotp(userId, tx);
    return null;
  }
  const closed = { sealedKey: seal(makeTotpKey(), userId), setupHash: hashRecovery(userId, setupCode) };
  await closeTotp({ userId, ...closed }, tx);
  return setupCode;
};
