import type { Actor } from '#lib/domain/actor.ts';
import { accounts } from '#lib/i18n/en/accounts.ts';
import { now } from '#lib/integrations/clock.ts';
import { announceSessionEnd } from '#lib/realtime/publish.ts';
import { removePushTokenOf } from '#models/push-token.ts';
import { revokeSession } from '#models/session.ts';

/** Ends the session that asks. */
export const logout = async ({ actor }: { actor: Actor }): Promise<{ message: string }> => {
  const { sessionId } = actor;
  await revokeSession(sessionId, now());
  await removePushTokenOf(sessionId);
  announceSessionEnd({ sessionIds: [sessionId] });
  return { message: accounts.messages.loggedOut };
};
