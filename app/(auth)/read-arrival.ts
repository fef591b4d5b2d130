import { readReferralCode } from '#lib/features/referrals/contracts/referral-code.ts';
import { readLocale } from '#app/_request/read-choices.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';
import { readReturnPath } from './read-return-path.ts';

/** What the address says of somebody who comes to register: the page to go back to, and a friend's code. */
export const readArrival = async (search: Search) => {
  const [locale, returnPath, code] = await Promise.all([
    readLocale(),
    readReturnPath(search),
    readParam(search, 'ref'),
  ]);
  return { locale, returnPath, referralCode: readReferralCode(code) };
};
