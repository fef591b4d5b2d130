import { accountPaths, signInPaths } from '#lib/platform/navigation/paths.ts';
import type { OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import type { Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

type KeyNews =
  | { kind: 'passwordSet' | 'passwordChanged' | 'totpOn' | 'totpOff' }
  | { kind: 'passkeyAdded' | 'passkeyRemoved'; device: string };

const toContent = (news: KeyNews, name: string): OutboxPayload<'mail'>['content'] => {
  const params = { name, path: accountPaths.privacy };
  switch (news.kind) {
    case 'passwordSet':
    case 'totpOn':
    case 'totpOff':
      return { kind: news.kind, params };
    case 'passwordChanged':
      // Whoever did not do it themselves is locked out by now: only a new link lets them in.
      return { kind: news.kind, params: { name, path: signInPaths.forgotPassword } };
    case 'passkeyAdded':
    case 'passkeyRemoved':
      return { kind: news.kind, params: { ...params, device: news.device } };
  }
};

/** Has somebody told by mail that what opens their account has changed, if the transaction commits. */
export const notifyCredentialChange = async (userId: string, news: KeyNews, tx: Tx): Promise<void> => {
  const user = await findUser(userId);
  if (!user) return;
  await writeOutbox({ kind: 'mail', payload: { userId, content: toContent(news, user.name) } }, tx);
};
