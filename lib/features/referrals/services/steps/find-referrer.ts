import type { FieldCode } from '#lib/platform/contract/error-codes.ts';
import { mailboxOf } from '#lib/features/people/rules/mailbox.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { findReferralOf, findUserByReferralCode } from '#models/referrals/referral.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';

/** What somebody registers with. */
interface Newcomer {
  readonly email: string;
  readonly phone: string;
  readonly referralCode?: string | undefined;
}

// Who brought whom is looked back upon this far: longer rings bring nobody more than they cost.
const MOST_STEPS = 10;

const refuse = (code: FieldCode): AppError =>
  new AppError('validation_failed', { errors: [{ field: 'referralCode', code }] });

const isSamePerson = (one: UserRecord, other: Newcomer): boolean =>
  one.phone === other.phone || mailboxOf(one.email) === mailboxOf(other.email);

const findBringer = async ({ _id }: UserRecord): Promise<UserRecord | null> => {
  const referral = await findReferralOf(String(_id));
  return referral?.referrerId ? findUser(String(referral.referrerId)) : null;
};

/** The account whose code a newcomer came with; their own, or one that their own has brought, is refused. */
export const findReferrer = async (newcomer: Newcomer): Promise<string | null> => {
  if (newcomer.referralCode === undefined) return null;
  const referrer = await findUserByReferralCode(newcomer.referralCode);
  if (!referrer || referrer.suspendedAt) throw refuse('referral_unknown');
  let person: UserRecord | null = referrer;
  for (let step = 0; person && step < MOST_STEPS; step += 1) {
    if (isSamePerson(person, newcomer)) throw refuse('referral_own');
    person = await findBringer(person);
  }
  return String(referrer._id);
};
