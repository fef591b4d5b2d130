import type { SessionView } from '#lib/contracts/accounts.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { now } from '#lib/integrations/clock.ts';
import { listSessionsOf } from '#models/session.ts';

/** Where this account is signed in. */
export const listSessions = async ({ actor }: { actor: Actor }): Promise<{ data: SessionView[] }> => {
  const sessions = await listSessionsOf(actor.userId, now());
  return {
    data: sessions.map(({ _id, device, createdAt, lastActiveAt }) => ({
      _id: String(_id),
      device,
      createdAt: createdAt.toISOString(),
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      isCurrent: String(_id) === actor.sessionId,
    })),
  };
};
