import { z } from 'zod';

/** The credit of each side for the friend's first booking. */
export const REFERRAL_CREDIT_PAISE = 10_000;

/** Which booking earns it, how long after payment, and the limits per referrer and worker. */
export const referralTerms = {
  jobPaise: 20_000,
  daysAfterPaid: 7,
  friendsAMonth: 5,
  friendsInAll: 20,
  workerAMonth: 2,
  workerInAll: 10,
} as const;

// Codes are read out and copied by hand, so spaces and dashes are ignored.
const asStored = (value: string): string => value.replace(/[\s-]/g, '').toUpperCase();

const pattern = /^[2-9B-DF-HJKMNP-TV-Z]{8}$/;

/** A friend's code, in any letter case. */
export const referralCode = z
  .string({ error: 'referral_unknown' })
  .max(30, 'referral_unknown')
  .overwrite(asStored)
  .regex(pattern, 'referral_unknown')
  .meta({ pattern: pattern.source });

/** The referral code of a link; null when it cannot be one. */
export const readReferralCode = (text: string | null): string | null => {
  const code = asStored(text ?? '');
  return pattern.test(code) ? code : null;
};
