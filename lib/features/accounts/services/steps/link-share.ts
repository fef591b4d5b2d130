import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { toMailbox } from '#lib/features/people/rules/mailbox.ts';
import { spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';
import type { UserRecord } from '#models/people/user.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

// One network may use at most half of the quota that all strangers share for a mailbox.
const placeRules: readonly LimitRule[] = [
  { name: 'linkMailHour', points: 3, seconds: HOUR, shared: true },
  { name: 'linkMailPlaceDay', points: 5, seconds: DAY, shared: true },
];
const totalRule: LimitRule = { name: 'linkMailDay', points: 10, seconds: DAY, shared: true };

type Holder = Pick<UserRecord, '_id' | 'email' | 'emailProvedAt'>;

// Counts by mailbox, because one mailbox has many spellings. Three quotas protect the owner: strangers cannot use up
// that of a confirmed account, nor spellings with tags and dots that of the plain spelling.
const toQuotaKey = (email: string, holder: Holder | null): string => {
  const mailbox = toMailbox(email);
  if (holder?.email !== email) return `asked ${mailbox}`;
  if (holder.emailProvedAt) return `proved ${String(holder._id)}`;
  return email === mailbox ? `plain ${mailbox}` : `asked ${mailbox}`;
};

interface LinkAsk {
  email: string;
  /** The account with this address, or null. */
  holder: Holder | null;
  network: string;
  /** The requesting device, when the account is confirmed and knows it. */
  known?: string | null;
}

const spendAll = async (rules: readonly LimitRule[], caller: string): Promise<boolean> => {
  const waits = await Promise.all(rules.map((rule) => spendPoint(rule, caller)));
  return waits.every((wait) => wait === null);
};

/** Uses one mailed link from a mailbox's quota; returns false when it is exhausted. */
export const takeLink = async ({ email, holder, network, known = null }: LinkAsk): Promise<boolean> => {
  const share = toQuotaKey(email, holder);
  const isKnown = known !== null && Boolean(holder?.emailProvedAt);
  const place = toKeyedHash(`link ${share} ${isKnown ? known : network}`);
  if (!(await spendAll(placeRules, place))) return false;
  return isKnown || spendAll([totalRule], toKeyedHash(`link ${share}`));
};
