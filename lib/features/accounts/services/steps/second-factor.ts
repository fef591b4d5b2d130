import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listUserPasskeys } from '#models/accounts/passkey.ts';
import type { UserRecord } from '#models/people/user.ts';
import { findTotp, spendRecovery, spendStep, type TotpRecord } from '#models/accounts/totp.ts';
import { toKeyedHash, unseal } from '#lib/features/accounts/auth/seal.ts';
import { findStep, plainCode } from '#lib/features/accounts/rules/totp-codes.ts';

const CHALLENGE_MS = 5 * 60_000;

const signed = (userId: string, until: number): string =>
  `${until}.${toKeyedHash(`challenge ${userId} ${until}`)}`;

/** Proves for five minutes that the password was correct. */
const makeChallenge = (userId: string): string => signed(userId, now().getTime() + CHALLENGE_MS);

const isGood = (userId: string, challenge: string): boolean => {
  const until = Number(challenge.split('.')[0]);
  const [actual, expected] = [Buffer.from(challenge), Buffer.from(signed(userId, until))];
  return until > now().getTime() && actual.length === expected.length && timingSafeEqual(actual, expected);
};

export const wrongCode = (): AppError =>
  new AppError('wrong_code', { errors: [{ field: 'code', code: 'wrong_code' }] });

/** Returns the stored form of a recovery code. */
export const hashRecovery = (userId: string, code: string): string =>
  toKeyedHash(`recovery ${userId} ${plainCode(code)}`);

/** Uses up an authenticator or recovery code; throws when it is wrong or already used. */
export const spendCode = async (totp: TotpRecord, code: string): Promise<void> => {
  const userId = String(totp._id);
  const key = unseal(totp.sealedKey, userId);
  const step = findStep({ key, code: plainCode(code), at: now() });
  const isSpent =
    step === null
      ? await spendRecovery({ userId, hash: hashRecovery(userId, code) })
      : await spendStep({ userId, step });
  if (!isSpent) throw wrongCode();
};

interface Trial {
  user: Pick<UserRecord, '_id' | 'role'>;
  challenge?: string | undefined;
  code?: string | undefined;
}

// A passkey is a second factor too: a password reset by mail must not open an admin's account past it.
const requireNoPasskey = async ({ _id, role }: Trial['user']): Promise<void> => {
  if (role === 'admin' && (await listUserPasskeys(String(_id))).length > 0)
    throw new AppError('passkey_needed');
};

/** Asks for the second factor when the account has one. */
export const requireSecondFactor = async ({ user, challenge, code }: Trial): Promise<void> => {
  const userId = String(user._id);
  const totp = await findTotp(userId);
  if (!totp?.confirmedAt) return requireNoPasskey(user);
  if (code === undefined || challenge === undefined || !isGood(userId, challenge))
    throw new AppError('totp_required', { data: { challenge: makeChallenge(userId) } });
  await spendCode(totp, code);
};

/** Uses up a second-factor code when the account has one, for actions that need more than the password. */
export const proveSecondFactor = async (userId: string, code: string): Promise<void> => {
  const totp = await findTotp(userId);
  if (totp?.confirmedAt) await spendCode(totp, code);
};

/** Requires the handed-over code before an admin whose factors were removed sets up an app or passkey. */
export const requireSetupCode = async ({ userId, role }: Actor, code: string): Promise<void> => {
  const setupHash = role === 'admin' ? (await findTotp(userId))?.setupHash : undefined;
  if (setupHash !== undefined && hashRecovery(userId, code) !== setupHash)
    throw new AppError('setup_code_needed');
};

/** Whether this admin has two factors even without passkeys. */
const hasApp = async (userId: string): Promise<boolean> => Boolean((await findTotp(userId))?.confirmedAt);

/** Refuses to leave an admin without any factor: only another lead or the command line may remove the last one. */
export const requireOtherFactor = async ({ userId, role }: Actor): Promise<void> => {
  if (role === 'admin' && !(await hasApp(userId))) throw new AppError('factor_kept');
};
