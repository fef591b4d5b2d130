import { byFactor, returnPoint, spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';

const SIGN_UPS_PER_HOUR = 300;

const rule = (): LimitRule => ({
  name: 'signUpHour',
  points: byFactor(SIGN_UPS_PER_HOUR),
  seconds: 3600,
  shared: true,
});

/** Counts a sign-up for a network; returns false once the hourly number taken on trust is reached. */
export const countSignUp = async (network: string): Promise<boolean> =>
  (await spendPoint(rule(), network)) === null;

export const returnSignUp = (network: string): Promise<void> => returnPoint(rule(), network);
