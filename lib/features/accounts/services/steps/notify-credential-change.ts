import { officePaths } from '#lib/platform/navigation/office-paths.ts';
import { accountPaths, signInPaths } from '#lib/platform/navigation/paths.ts';
import type { OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import type { Tx } from '#models/connection.ts';
import { findUser, type UserRecord } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

type KeyNews =
  | { kind: 'passwordSet' | 'passwordChanged' | 'totpOn' | 'totpOff' }
  | { kind: 'passkeyAdded' | 'passkeyRemoved'; device: string }
  | { kind: 'apiKeyMade'; key: string };

const toContent = (change: KeyNews, name: string): OutboxPayload<'mail'>['content'] => {
  const params = { name, path: accountPaths.privacy };
  switch (change.kind) {
    case 'passwordSet':
    case 'totpOn':
    case 'totpOff':
      return { kind: change.kind, params };
    case 'passwordChanged':
      // If they did not do it, they are locked out by now, and only a new link lets them in.
      return { kind: change.kind, params: { name, path: signInPaths.forgotPassword } };
    case 'passkeyAdded':
    case 'passkeyRemoved':
      return { kind: change.kind, params: { ...params, device: change.device } };
    case 'apiKeyMade':
      return { kind: change.kind, params: { name, key: change.key, path: officePaths.recordsOf('keys') } };
  }
};

/** Queues a mail about a credential change, sent if the transaction commits. */
export const notifyCredentialChange = async (userId: string, change: KeyNews, tx: Tx): Promise<void> => {
  const user = await findUser(userId);
  if (!user) return;
  await writeOutbox({ kind: 'mail', payload: { userId, content: toContent(change, user.name) } }, tx);
};

/** Tells the old number, and the mailbox, that sign-in has moved to another number. */
export const notifyNumberMove = async (user: UserRecord, phone: string, tx: Tx): Promise<void> => {
  const [userId, { name, provedPhone }] = [String(user._id), user];
  const last = phone.slice(-4);
  if (provedPhone !== undefined) {
    const payload = {
      userId,
      to: provedPhone,
      content: { kind: 'numberChanged', params: { last } },
    } as const;
    await writeOutbox({ kind: 'sms', payload }, tx);
  }
  const content = { kind: 'numberChanged', params: { name, last, path: accountPaths.privacy } } as const;
  await writeOutbox({ kind: 'mail', payload: { userId, content } }, tx);
};
