import { cookies } from 'next/headers';
import { LEFT_COOKIE } from '#lib/features/accounts/contracts/left-cookie.ts';
import { readReferralCode } from '#lib/features/referrals/contracts/referral-code.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { safeReturnPath } from '#lib/platform/navigation/page-guards.ts';

/** Someone who has signed out in this browser has an account and wants the form, not the front page. */
export const hasSignedOut = async (): Promise<boolean> => (await cookies()).has(LEFT_COOKIE);

export const readReturnPath = async (search: Search): Promise<string | null> =>
  safeReturnPath(await readParam(search, 'next'));

/** Returns the page to go back to and the referral code of a registration link. */
export const readArrival = async (search: Search) => {
  const [locale, returnPath, code] = await Promise.all([
    readLocale(),
    readReturnPath(search),
    readParam(search, 'ref'),
  ]);
  return { locale, returnPath, referralCode: readReferralCode(code) };
};
