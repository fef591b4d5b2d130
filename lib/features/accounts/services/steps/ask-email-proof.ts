import { toKeyedHash } from '#lib/features/accounts/auth/seal.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import type { Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { takeLink } from './link-share.ts';

/** Identifies the password an email change was requested under: a new password cancels the request. */
export const markPassword = ({ passwordHash }: UserRecord): string =>
  toKeyedHash(`proof under ${passwordHash ?? ''}`);

export type LinkShare = (email: string, user: UserRecord) => Promise<boolean>;

export const takeLinkShare = (network: string): LinkShare => {
  let taken: Promise<boolean> | null = null;
  return (email, holder) => (taken ??= takeLink({ email, holder, network }));
};

/** Queues a confirmation mail, unless the mailbox's quota is used up. */
export const askEmailProof = async (
  { user, email, share }: { user: UserRecord; email: string; share: LinkShare },
  tx: Tx,
): Promise<void> => {
  if (!(await share(email, user))) return;
  const payload = { userId: String(user._id), email, under: markPassword(user) };
  await writeOutbox({ kind: 'emailProof', payload }, tx);
};
