import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { newObjectId, type Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';

const NEW_MS = 7 * 86_400_000;

/** The welcome text depends on the role. */
const welcomeFor = ({ role, name }: UserRecord) => {
  const kinds = {
    customer: 'welcome',
    admin: 'welcome',
    worker: 'welcomeWorker',
    broker: 'welcomeAgency',
  } as const;
  return { kind: kinds[role], params: { name } };
};

/** Welcomes a new account in the feed, which only its owner reads: its address may be another person's. */
export const welcomeInFeed = (user: UserRecord, tx: Tx): Promise<void> => {
  const userId = String(user._id);
  const notification = {
    id: String(newObjectId()),
    userId,
    content: welcomeFor(user),
    href: null,
    mail: false,
  };
  return writeOutbox({ kind: 'news', payload: { people: [notification] } }, tx);
};

/** Welcomes a new account by mail once its address is confirmed, unless the account is old. */
export const welcomeByMail = async (user: UserRecord, at: Date, tx: Tx): Promise<void> => {
  if (at.getTime() - user.createdAt.getTime() > NEW_MS) return;
  const payload = { userId: String(user._id), content: welcomeFor(user) };
  await writeOutbox({ kind: 'mail', payload }, tx);
};
