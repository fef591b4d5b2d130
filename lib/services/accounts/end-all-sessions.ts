import type { Actor } from '#lib/domain/actor.ts';
import { accounts } from '#lib/i18n/en/accounts.ts';
import { inTransaction } from '#models/connection.ts';
import { endSessions } from '../steps/end-sessions.ts';

/** Signs out every device of one's own, the one that asks included. */
export const endAllSessions = async ({
  actor: { userId },
}: {
  actor: Actor;
}): Promise<{ message: string }> => {
  await inTransaction((tx) => endSessions({ userId }, tx));
  return { message: accounts.messages.sessionsEnded };
};
