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

export type QuotaOwner = Pick<UserRecord, '_id' | 'email' | 'phone' | 'provedPhone' | 'createdAt'> &
  ContactProof;

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

/**
 * Counts items into today's quota and returns those within the limit. Counts by hashes of mailbox and phone, so that
 * deleting the account resets nothing. Anyone can enter any phone number, so only accounts created today that have not
 * proved it are held to the phone's count.
 */
export const consumeDailyQuota = async (
  { user, kind, items }: QuotaUse,
  tx?: Tx,
): Promise<ReadonlySet<string>> => {
  const at = now();
  const localDate = toIndiaDay(at);
  const take = (mark: string, counted: readonly string[]) =>
    consumeDayShare(
      {
        mark: toKeyedHash(`day ${mark}`),
        kind,
        localDate,
        items: counted,
        limit: dailyLimit(user, kind),
        at,
      },
      tx,
    );
  const taken = await take(toOwnContact(user), items);
  if (taken.size === 0 || user.phone === null) return taken;
  const takenByPhone = await take(`phone ${user.phone}`, [...taken]);
  const isNew = toIndiaDay(user.createdAt) === localDate;
  return isNew && user.provedPhone !== user.phone ? takenByPhone : taken;
};

/** Whether today's quota has room for one more item. Only `consumeDailyQuota` guarantees it. */
export const hasQuotaLeft = async (user: QuotaOwner, kind: QuotaKind, tx?: Tx): Promise<boolean> => {
  const mark = toKeyedHash(`day ${toOwnContact(user)}`);
  return (await countDayShare({ mark, kind, localDate: toIndiaDay(now()) }, tx)) < dailyLimit(user, kind);
};
