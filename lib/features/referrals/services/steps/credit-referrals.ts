import { publicPaths } from '#lib/platform/navigation/paths.ts';
import {
  REFERRAL_CREDIT_PAISE as amountPaise,
  referralTerms as terms,
} from '#lib/features/referrals/contracts/referral-code.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { creditReferral, findReferralOf, listOpenReferrals } from '#models/referrals/referral.ts';
import { hasBroughtCredit, insertReferralCredit, listCreditDays } from '#models/referrals/referral-credit.ts';
import { appendWalletMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { notifyMoney } from '#lib/features/money/services/steps/notify-money.ts';
import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { indiaDayOf } from '#lib/platform/time/india-day.ts';

type Id = { toString(): string };

/** A job as far as it may bring a credit. */
interface PaidJob {
  _id: Id;
  customerId: Id;
  workerId: Id;
  pricePaise: number;
}

const DAY_MS = 86_400_000;

/** Has a job that is paid looked at when the days for complaints are over, where it may bring somebody a credit. */
export const awaitReferralCredit = async (job: PaidJob, paidAt: Date, tx: Tx): Promise<void> => {
  const { _id, customerId, workerId, pricePaise } = job;
  if (pricePaise < terms.jobPaise) return;
  const open = await listOpenReferrals([String(customerId), String(workerId)], tx);
  if (open.length === 0) return;
  const bookingId = String(_id);
  const dueAt = new Date(paidAt.getTime() + terms.daysAfterPaid * DAY_MS);
  // Looked at once more where it was asked meanwhile whether the job was done.
  const key = `referral:${bookingId}:${dueAt.getTime()}`;
  await writeOutbox({ kind: 'referralCredit', payload: { bookingId }, dueAt, key }, tx);
};

interface Deal {
  friend: UserRecord;
  /** Null where the account is closed by now. */
  referrer: UserRecord | null;
  /** The other of the booking's two people. */
  other: UserRecord;
}

const isGood = (user: UserRecord): boolean =>
  user.suspendedAt === null && (user.role !== 'worker' || user.verification !== null);

// A contact that nobody has proved may be anybody's: there could be any number of them.
const isProved = (user: UserRecord): boolean => user.emailProvedAt !== undefined;

/** Whether two of the people are one, as far as contacts tell. */
const isRing = (people: readonly UserRecord[]): boolean => {
  const marks = people.flatMap(markContacts);
  return new Set(marks).size < marks.length;
};

const isBroughtBy = async (user: UserRecord, by: UserRecord): Promise<boolean> => {
  const referral = await findReferralOf(String(user._id));
  return String(referral?.referrerId) === String(by._id);
};

const hasRoom = async (referrer: UserRecord, at: Date, tx: Tx): Promise<boolean> => {
  const days = await listCreditDays({ referrerMarks: markContacts(referrer), most: terms.friendsInAll }, tx);
  const monthOf = (instant: Date): string => indiaDayOf(instant).slice(0, 7);
  const thisMonth = days.filter((day) => monthOf(day) === monthOf(at));
  return days.length < terms.friendsInAll && thisMonth.length < terms.friendsAMonth;
};

const mayCredit = async ({ friend, referrer, other }: Deal, at: Date, tx: Tx): Promise<boolean> => {
  // The worker of the job is verified, whichever of the two; who brought a friend may be any worker.
  if (!isGood(friend) || !isGood(other) || referrer?.suspendedAt) return false;
  if (!isProved(friend) || (referrer && !isProved(referrer))) return false;
  if (isRing(referrer ? [friend, referrer, other] : [friend, other])) return false;
  if (await hasBroughtCredit(markContacts(friend), tx)) return false;
  if (!referrer) return true;
  if (await isBroughtBy(referrer, other)) return false;
  return hasRoom(referrer, at, tx);
};

const pay = async ({ friend, referrer, other }: Deal, at: Date, tx: Tx): Promise<void> => {
  const friendId = String(friend._id);
  const referral = await creditReferral({ friendId, otherId: String(other._id), at }, tx);
  if (!referral) return;
  const referrerMarks = referrer ? markContacts(referrer) : [];
  await insertReferralCredit({ friendMarks: markContacts(friend), referrerMarks, at }, tx);
  const referrerId = referrer && String(referrer._id);
  const event = `referral:${String(referral._id)}`;
  for (const userId of referrerId ? [referrerId, friendId] : [friendId]) {
    const otherId = userId === friendId ? referrerId : friendId;
    const row = { userId, kind: 'credit', event, amountPaise, ...(otherId && { otherId }), at } as const;
    await appendWalletMoney(row, tx);
    const story = { news: 'credit', amountPaise } as const;
    await notifyMoney({ userId, otherId: friendId, story, href: publicPaths.referEarn }, tx);
  }
};

/**
 * Gives both sides their credit for a job that a friend has done, or has had done, with anybody but who brought them or
 * who brought that one: such jobs would be a ring. Each contact brings one credit for ever.
 */
export const creditReferrals = async (job: PaidJob, at: Date, tx: Tx): Promise<void> => {
  if (job.pricePaise < terms.jobPaise) return;
  const [customerId, workerId] = [String(job.customerId), String(job.workerId)];
  for (const { friendId, referrerId } of await listOpenReferrals([customerId, workerId], tx)) {
    const otherId = String(friendId) === customerId ? workerId : customerId;
    const ids = [String(friendId), otherId, ...(referrerId ? [String(referrerId)] : [])];
    const people = new Map((await findUsers(ids)).map((user) => [String(user._id), user]));
    const [friend, other] = [people.get(String(friendId)), people.get(otherId)];
    const deal = { referrer: people.get(String(referrerId)) ?? null };
    if (friend && other && (await mayCredit({ ...deal, friend, other }, at, tx)))
      await pay({ ...deal, friend, other }, at, tx);
  }
};
