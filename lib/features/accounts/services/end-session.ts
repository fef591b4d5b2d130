import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { accounts } from '#lib/features/accounts/texts/accounts.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import { announceSessionEnd } from '#lib/platform/realtime/publish.ts';
import { revokeOwnSession } from '#models/accounts/session.ts';

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
