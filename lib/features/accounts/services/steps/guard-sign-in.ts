import { AppError } from '#lib/platform/contract/app-error.ts';
import { refundPoints, spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';

const MINUTE = 60;

// Five tries in a quarter of an hour; whoever goes on meets limits that last longer and longer.
const rules: readonly LimitRule[] = [
  { name: 'signInQuarter', points: 5, seconds: 15 * MINUTE, shared: true },
  { name: 'signInHours', points: 20, seconds: 6 * 60 * MINUTE, shared: true },
  { name: 'signInDay', points: 50, seconds: 24 * 60 * MINUTE, shared: true },
];

/** Counts a try to sign in to an account before the password is looked at, so that parallel tries count too. */
export const guardSignIn = async (email: string): Promise<void> => {
  const waits = await Promise.all(rules.map((rule) => spendPoint(rule, email)));
  const seconds = Math.max(...waits.map((wait) => wait ?? 0));
  if (seconds > 0)
    throw new AppError('too_many_sign_ins', { params: { seconds }, retryAfterSeconds: seconds });
};

/** A right password clears the account's count. */
export const forgiveSignIns = async (email: string): Promise<void> => {
  await Promise.all(rules.map((rule) => refundPoints(rule, email)));
};
