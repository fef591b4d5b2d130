import { markOf } from '#lib/features/accounts/auth/seal.ts';
import { mailboxOf } from '#lib/features/people/rules/mailbox.ts';
import { spendPoint, type LimitRule } from '#lib/platform/limits/limiter.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import type { Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';

const HOUR = 3600;
const rules: readonly LimitRule[] = [
  { name: 'proofMailHour', points: 3, seconds: HOUR, shared: true },
  { name: 'proofMailDay', points: 10, seconds: 24 * HOUR, shared: true },
];

// The account that has the address has a share of its own: whoever types a foreign one uses up nothing of it.
const mayMail = async (email: string, { email: own }: UserRecord): Promise<boolean> => {
  const mailbox = markOf(email === own ? `own proof ${email}` : `new proof ${mailboxOf(email)}`);
  const waits = await Promise.all(rules.map((rule) => spendPoint(rule, mailbox)));
  return waits.every((wait) => wait === null);
};

/** Under which password another address was asked for: a new password ends what was asked for under the old one. */
export const markPassword = ({ passwordHash }: UserRecord): string => markOf(`proof under ${passwordHash}`);

/** One link out of a mailbox's share, taken once however often its transaction begins anew. */
export type LinkShare = (email: string, user: UserRecord) => Promise<boolean>;

export const takeLinkShare = (): LinkShare => {
  let taken: Promise<boolean> | null = null;
  return (email, user) => (taken ??= mayMail(email, user));
};

interface Asked {
  user: UserRecord;
  email: string;
  share: LinkShare;
}

/** Has the link mailed that proves an address, unless its mailbox has had enough. */
export const askEmailProof = async ({ user, email, share }: Asked, tx: Tx): Promise<void> => {
  if (!(await share(email, user))) return;
  const payload = { userId: String(user._id), email, under: markPassword(user) };
  await writeOutbox({ kind: 'emailProof', payload }, tx);
};
