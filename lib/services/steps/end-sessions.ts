import { announceSessionEnd } from '#lib/realtime/publish.ts';
import { now } from '#lib/integrations/clock.ts';
import type { Tx } from '#models/connection.ts';
import { revokeSessionsOf } from '#models/session.ts';

/** Revokes a person's sessions in the caller's transaction; announce the answer once that has committed. */
export const revokeSessions = (
  { userId, exceptSessionId }: { userId: string; exceptSessionId?: string },
  tx: Tx,
): Promise<string[]> => revokeSessionsOf({ userId, at: now(), exceptSessionId }, tx);

/** Tells every server that sessions are over, so that cached sign-ins and open sockets end at once. */
export const announceEnd = (sessionIds: readonly string[]): void => announceSessionEnd({ sessionIds: [...sessionIds] });
