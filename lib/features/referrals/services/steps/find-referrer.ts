import type { FieldCode } from '#lib/platform/contract/error-codes.ts';
import { toMailbox } from '#lib/features/people/rules/mailbox.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { isFeatureOn } from '#lib/platform/flags/evaluate-flag.ts';
import { findReferralByFriend, findUserByReferralCode } from '#models/referrals/referral.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

/** The contacts of a new account. */
interface Newcomer {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly referralCode?: string | undefined;
}

// Checking further back would cost more than longer rings could gain.
const MAX_DEPTH = 10;

const refuse = (code: FieldCode): AppError =>
  new AppError('validation_failed', { errors: [{ field: 'referralCode', code }] });

const isSamePerson = (one: UserRecord, { email, phone }: Newcomer): boolean => {
  if (phone !== undefined && (one.phone === phone || one.provedPhone === phone)) return true;
  return one.email !== undefined && email !== undefined && toMailbox(one.email) === toMailbox(email);
};

const findBringer = async ({ _id }: UserRecord): Promise<UserRecord | null> => {
  const referral = await findReferralByFriend(String(_id));
  return referral?.referrerId ? findUser(String(referral.referrerId)) : null;
};

/** Finds the account owning a newcomer's code; throws when it is their own or belongs to someone they referred. */
export const findReferrer = async (newcomer: Newcomer): Promise<string | null> => {
  // While referrals are off, a code in an old link has no effect and keeps no one from joining.
  if (newcomer.referralCode === undefined || !(await isFeatureOn('referrals'))) return null;
  const referrer = await findUserByReferralCode(newcomer.referralCode);
  if (!referrer || referrer.suspendedAt) throw refuse('referral_unknown');
  let person: UserRecord | null = referrer;
  for (let step = 0; person && step < MAX_DEPTH; step += 1) {
    if (isSamePerson(person, newcomer)) throw refuse('referral_own');
    person = await findBringer(person);
  }
  return String(referrer._id);
};
