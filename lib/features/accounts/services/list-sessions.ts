import type { SessionView } from '#lib/features/accounts/contracts/accounts.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { listSessionsOf } from '#models/accounts/session.ts';

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
