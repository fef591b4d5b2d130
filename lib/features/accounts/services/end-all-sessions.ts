import type { Actor } from '#lib/platform/contract/actor.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { inTransaction } from '#models/connection.ts';
import { endSessions } from '#lib/features/accounts/services/steps/end-sessions.ts';

/** Signs out every device of one's own, the one that asks included. */
export const endAllSessions = async ({
  actor: { userId },
}: {
  actor: Actor;
}): Promise<{ message: string }> => {
  await inTransaction((tx) => endSessions({ userId }, tx));
  return { message: accounts.messages.sessionsEnded };
};
