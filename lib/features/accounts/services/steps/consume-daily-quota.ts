import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { allowanceFor, type ContactProof } from '#lib/features/people/rules/contact-trust.ts';
import { toOwnContact } from '#lib/features/people/rules/same-person.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { consumeDayShare, countDayShare } from '#models/accounts/day-share.ts';
import type { Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';

const REQUESTS_PER_DAY = 10;
const MISSED_WORDS_PER_DAY = 20;
const UNDONE_ACCEPTANCES_PER_DAY = 3;

export type QuotaOwner = Pick<UserRecord, '_id' | 'email' | 'provedPhone'> & ContactProof;

type QuotaKind = 'conversation' | 'request' | 'phone' | 'missedWords' | 'undoneAcceptance';

const dailyLimit = (user: QuotaOwner, kind: QuotaKind): number => {
  switch (kind) {
    case 'phone':
      return allowanceFor(user, 'strangerPhonesPerDay');
    case 'conversation':
      return allowanceFor(user, 'newConversationsPerDay');
    case 'request':
      return REQUESTS_PER_DAY;
    case 'missedWords':
      return MISSED_WORDS_PER_DAY;
    case 'undoneAcceptance':
      return UNDONE_ACCEPTANCES_PER_DAY;
  }
};

interface QuotaUse {
  user: QuotaOwner;
  kind: QuotaKind;
  /** Ids of what is counted; repeats count once. */
  items: readonly string[];
}

/** The mailbox and the proved number of an account; each has one count, whichever accounts have it. */
const listMarks = (user: QuotaOwner): string[] => {
  const { provedPhone } = user;
  const contacts = [toOwnContact(user), ...(provedPhone === undefined ? [] : [`number ${provedPhone}`])];
  // Without a mailbox, the number is the own contact.
  return [...new Set(contacts)].map((contact) => toKeyedHash(`day ${contact}`));
};

/**
 * Counts items into today's quota and returns those within the limit. Counts by hashes of mailbox and proved number, so
 * that deleting the account resets nothing. A number that was only typed counts nothing: it may be someone else's.
 */
export const consumeDailyQuota = async (
  { user, kind, items }: QuotaUse,
  tx?: Tx,
): Promise<ReadonlySet<string>> => {
  const at = now();
  const day = { kind, localDate: toIndiaDay(at), limit: dailyLimit(user, kind), at };
  let taken: ReadonlySet<string> = new Set(items);
  for (const mark of listMarks(user)) {
    taken = await consumeDayShare({ ...day, mark, items: [...taken] }, tx);
    if (taken.size === 0) break;
  }
  return taken;
};

/** Whether today's quota has room for one more item. Only `consumeDailyQuota` guarantees it. */
export const hasQuotaLeft = async (user: QuotaOwner, kind: QuotaKind, tx?: Tx): Promise<boolean> => {
  const [localDate, limit] = [toIndiaDay(now()), dailyLimit(user, kind)];
  for (const mark of listMarks(user))
    if ((await countDayShare({ mark, kind, localDate }, tx)) >= limit) return false;
  return true;
};
