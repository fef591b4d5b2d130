import { timingSafeEqual } from 'node:crypto';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findTotp, spendRecovery, spendStep, type TotpRecord } from '#models/accounts/totp.ts';
import { markOf, unseal } from '#lib/features/accounts/auth/seal.ts';
import { findStep, plainCode } from '#lib/features/accounts/rules/totp-codes.ts';

const CHALLENGE_MS = 5 * 60_000;

const signed = (userId: string, until: number): string =>
  `${until}.${markOf(`challenge ${userId} ${until}`)}`;

/** Says that the password was right, for five minutes. */
const makeChallenge = (userId: string): string => signed(userId, now().getTime() + CHALLENGE_MS);

const isGood = (userId: string, challenge: string): boolean => {
  const until = Number(challenge.split('.')[0]);
  const [given, wanted] = [Buffer.from(challenge), Buffer.from(signed(userId, until))];
  return until > now().getTime() && given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** A code that is not right, said under its field. */
export const wrongCode = (): AppError =>
  new AppError('wrong_code', { errors: [{ field: 'code', code: 'wrong_code' }] });

/** What is stored of a recovery code. */
export const hashRecovery = (userId: string, code: string): string =>
  markOf(`recovery ${userId} ${plainCode(code)}`);

/** Uses up a code of the app or a recovery code; refuses one that is wrong or was used before. */
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
  userId: string;
  challenge?: string | undefined;
  code?: string | undefined;
}

/** Lets pass whoever has no second factor, or shows it; everybody else is asked for it. */
export const requireSecondFactor = async ({ userId, challenge, code }: Trial): Promise<void> => {
  const totp = await findTotp(userId);
  if (!totp?.confirmedAt) return;
  if (code === undefined || challenge === undefined || !isGood(userId, challenge))
    throw new AppError('totp_required', { data: { challenge: makeChallenge(userId) } });
  await spendCode(totp, code);
};

/** Uses up a code of whoever has a second factor, for what the password alone must not do. */
export const proveSecondFactor = async (userId: string, code: string): Promise<void> => {
  const totp = await findTotp(userId);
  if (totp?.confirmedAt) await spendCode(totp, code);
};
