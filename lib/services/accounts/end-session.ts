import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { accounts } from '#lib/i18n/en/accounts.ts';
import { now } from '#lib/integrations/clock.ts';
import { announceSessionEnd } from '#lib/realtime/publish.ts';
import { revokeOwnSession } from '#models/session.ts';

interface Input {
  actor: Actor;
  params: { id: string };
}

/** Signs out one of one's own devices. */
export const endSession = async ({ actor, params }: Input): Promise<{ message: string }> => {
  const ended = await revokeOwnSession({ userId: actor.userId, sessionId: params.id, at: now() });
  if (!ended) throw new AppError('not_found');
  announceSessionEnd({ sessionIds: [params.id] });
  return { message: accounts.messages.sessionEnded };
};
