import { isVerified } from '#lib/features/people/rules/verification.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import {
  REFERRAL_CREDIT_PAISE as amountPaise,
  referralTerms as terms,
} from '#lib/features/referrals/contracts/referral-code.ts';
import type { Tx } from '#models/connection.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { creditReferral, findReferralByFriend, listOpenReferrals } from '#models/referrals/referral.ts';
import { hasBroughtCredit, insertReferralCredit, listCreditDays } from '#models/referrals/referral-credit.ts';
import { appendWalletMoney } from '#lib/features/money/services/steps/append-ledger.ts';
import { notifyMoney } from '#lib/features/money/services/steps/notify-money.ts';
import {
  markContacts,
  markPerson,
  markProvedContacts,
} from '#lib/features/people/services/steps/mark-contacts.ts';
import { countsByNow } from '#lib/features/people/services/steps/prove-contact.ts';
import { touchUsers } from '#models/people/all-people.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';

type Id = { toString(): string };

interface PaidJob {
  _id: Id;
  customerId: Id;
  workerId: Id;
  pricePaise: number;
}

const DAY_MS = 86_400_000;

/** Schedules the credit check for when the complaint period is over. */
export const awaitReferralCredit = async (job: PaidJob, paidAt: Date, tx: Tx): Promise<void> => {
  const { _id, customerId, workerId, pricePaise } = job;
  if (pricePaise < terms.jobPaise) return;
  const open = await listOpenReferrals([String(customerId), String(workerId)], tx);
  if (open.length === 0) return;
  const bookingId = String(_id);
  const dueAt = new Date(paidAt.getTime() + terms.daysAfterPaid * DAY_MS);
  // A no-show claim in between schedules a second check under its own key.
  const key = `referral:${bookingId}:${dueAt.getTime()}`;
  await writeOutbox({ kind: 'referralCredit', payload: { bookingId }, dueAt, key }, tx);
};

interface Deal {
  friend: UserRecord;
  /** Null when the account is closed. */
  referrer: UserRecord | null;
  /** The booking's other person. */
  other: UserRecord;
}

const isGood = (user: UserRecord): boolean =>
  user.suspendedAt === null && (user.role !== 'worker' || isVerified(user));

/** Whether two of the people share a contact. */
const isRing = (people: readonly UserRecord[]): boolean => {
  const marks = people.flatMap(markContacts);
  return new Set(marks).size < marks.length;
};

const isBroughtBy = async (user: UserRecord, by: UserRecord): Promise<boolean> => {
  const referral = await findReferralByFriend(String(user._id));
  return String(referral?.referrerId) === String(by._id);
};

const toParties = ({ friend, other }: Deal) =>
  friend.role === 'worker' ? { worker: friend, customer: other } : { worker: other, customer: friend };

const toMonth = (instant: Date): string => toIndiaDay(instant).slice(0, 7);

const hasRoom = (days: readonly Date[], { aMonth, inAll }: { aMonth: number; inAll: number }, at: Date) =>
  days.length < inAll && days.filter((day) => toMonth(day) === toMonth(at)).length < aMonth;

const referrerHasRoom = async (referrer: UserRecord, at: Date, tx: Tx): Promise<boolean> => {
  const { friendsAMonth: aMonth, friendsInAll: inAll } = terms;
  const days = await listCreditDays({ referrerMarks: markPerson(referrer) }, inAll, tx);
  return hasRoom(days, { aMonth, inAll }, at);
};

const workerHasRoom = async (worker: UserRecord, at: Date, tx: Tx): Promise<boolean> => {
  const { workerAMonth: aMonth, workerInAll: inAll } = terms;
  const days = await listCreditDays({ workerMarks: markPerson(worker) }, inAll, tx);
  return hasRoom(days, { aMonth, inAll }, at);
};

const areTrusted = async (people: readonly UserRecord[], at: Date, tx: Tx): Promise<boolean> => {
  for (const user of people) if (!(await countsByNow(user, 'referral', at, tx))) return false;
  return true;
};

const mayCredit = async (deal: Deal, at: Date, tx: Tx): Promise<boolean> => {
  const { friend, referrer, other } = deal;
  const { worker, customer } = toParties(deal);
  // The worker of the booking must be verified; the referrer may be any worker.
  if (!isGood(friend) || !isGood(other) || referrer?.suspendedAt) return false;
  // A booking also earns nothing when its customer has no trusted contact.
  if (!(await areTrusted(referrer ? [friend, customer, referrer] : [friend, customer], at, tx))) return false;
  if (isRing(referrer ? [friend, referrer, other] : [friend, other])) return false;
  if (await hasBroughtCredit(markProvedContacts(friend), tx)) return false;
  if (!(await workerHasRoom(worker, at, tx))) return false;
  if (!referrer) return true;
  if (await isBroughtBy(referrer, other)) return false;
  return referrerHasRoom(referrer, at, tx);
};

const pay = async (deal: Deal, at: Date, tx: Tx): Promise<void> => {
  const { friend, referrer, other } = deal;
  const { worker } = toParties(deal);
  const friendId = String(friend._id);
  const referral = await creditReferral({ friendId, otherId: String(other._id), at }, tx);
  if (!referral) return;
  // Two credits by one worker at once collide here: the second retries and finds the first.
  await touchUsers([String(worker._id)], tx);
  const [friendMarks, workerMarks] = [markProvedContacts(friend), markPerson(worker)];
  const referrerMarks = referrer ? markPerson(referrer) : [];
  await insertReferralCredit({ friendMarks, referrerMarks, workerMarks, at }, tx);
  const referrerId = referrer && String(referrer._id);
  const event = `referral:${String(referral._id)}`;
  for (const userId of referrerId ? [referrerId, friendId] : [friendId]) {
    const otherId = userId === friendId ? referrerId : friendId;
    const row = { userId, kind: 'credit', event, amountPaise, ...(otherId && { otherId }), at } as const;
    await appendWalletMoney(row, tx);
    const notification = { news: 'credit', amountPaise } as const;
    await notifyMoney({ userId, otherId: friendId, event: notification, href: publicPaths.referEarn }, tx);
  }
};

/**
 * Credits both sides for a friend's first booking, unless the other person is the friend's referrer or was referred
 * by the friend (a ring). Each proved contact earns a credit only once.
 */
export const creditReferrals = async (job: PaidJob, at: Date, tx: Tx): Promise<void> => {
  if (job.pricePaise < terms.jobPaise) return;
  const [customerId, workerId] = [String(job.customerId), String(job.workerId)];
  for (const { friendId, referrerId } of await listOpenReferrals([customerId, workerId], tx)) {
    const otherId = String(friendId) === customerId ? workerId : customerId;
    const ids = [String(friendId), otherId, ...(referrerId ? [String(referrerId)] : [])];
    const people = new Map((await findUsers(ids, tx)).map((user) => [String(user._id), user]));
    const [friend, other] = [people.get(String(friendId)), people.get(otherId)];
    const deal = { referrer: people.get(String(referrerId)) ?? null };
    if (friend && other && (await mayCredit({ ...deal, friend, other }, at, tx)))
      await pay({ ...deal, friend, other }, at, tx);
  }
};
