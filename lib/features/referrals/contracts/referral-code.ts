import { z } from 'zod';

/** What both sides get for the friend's first job. */
export const REFERRAL_CREDIT_PAISE = 10_000;

/** For which job it is given, how long after it was paid, and for how many friends. */
export const referralTerms = {
  jobPaise: 20_000,
  daysAfterPaid: 7,
  friendsAMonth: 5,
  friendsInAll: 20,
} as const;

// Codes are read out and copied by hand, with blanks and dashes where people like them.
const asStored = (value: string): string => value.replace(/[\s-]/g, '').toUpperCase();

const pattern = /^[2-9B-DF-HJKMNP-TV-Z]{8}$/;

/** A friend's code, in whatever letters it was typed. */
export const referralCode = z
  .string({ error: 'referral_unknown' })
  .max(30, 'referral_unknown')
  .overwrite(asStored)
  .regex(pattern, 'referral_unknown')
  .meta({ pattern: pattern.source });

/** The code of an address; null when it cannot be one. */
export const readReferralCode = (text: string | null): string | null => {
  const code = asStored(text ?? '');
  return pattern.test(code) ? code : null;
};
