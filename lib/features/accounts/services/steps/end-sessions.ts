import { now } from '#lib/platform/time/clock.ts';
import { announceSessionEnd } from '#lib/platform/realtime/publish.ts';
import type { Tx } from '#models/connection.ts';
import { revokeSessionsOf } from '#models/accounts/session.ts';

interface Ending {
  userId: string;
  /** The session that stays, usually the one that asks. */
  exceptSessionId?: string;
}

/** Ends a person's sessions in the caller's transaction; once it commits, every server closes their sockets. */
export const endSessions = async ({ userId, exceptSessionId }: Ending, tx: Tx): Promise<void> => {
  const sessionIds = await revokeSessionsOf({ userId, at: now(), exceptSessionId }, tx);
  tx.afterCommit(() => announceSessionEnd({ sessionIds }));
};
