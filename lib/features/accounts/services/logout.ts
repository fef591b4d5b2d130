import type { Actor } from '#lib/platform/contract/actor.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { announceSessionEnd } from '#lib/platform/realtime/publish.ts';
import { removePushTokenOf } from '#models/notifications/push-token.ts';
import { revokeSession } from '#models/accounts/session.ts';

/** Ends the session that asks. */
export const logout = async ({ actor }: { actor: Actor }): Promise<{ message: string }> => {
  const { sessionId } = actor;
  await revokeSession(sessionId, now());
  await removePushTokenOf(sessionId);
  announceSessionEnd({ sessionIds: [sessionId] });
  return { message: accounts.messages.loggedOut };
};
