import { pausedParts } from '#lib/features/bookings/services/steps/end-paused-bookings.ts';
import { lockAccount } from '#lib/features/people/services/steps/pause-account.ts';
import { beginParts } from '#lib/platform/outbox/in-parts.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import { announceSessionEnd } from '#lib/platform/realtime/publish.ts';
import { listUserSessionIds } from '#models/accounts/session.ts';
import type { Tx } from '#models/connection.ts';
import type { PauseRecord } from '#models/people/pause.ts';
import type { UserRecord } from '#models/people/user.ts';

/** Makes every server reload the person's account, and closes their sockets when the account is paused. */
export const refreshSessions = async (userId: string, at: Date, tx: Tx): Promise<void> => {
  const sessionIds = await listUserSessionIds({ userId, at }, tx);
  tx.afterCommit(() => announceSessionEnd({ sessionIds, reason: 'paused' }));
};

/**
 * Locks the account of a starting pause and ends its bookings; of very many, the rest follows from the outbox. Sessions stay
 * valid for the notice and the appeal.
 */
export const startPause = async (pause: PauseRecord, at: Date, tx: Tx): Promise<UserRecord | null> => {
  const user = await lockAccount(pause, at, tx);
  if (!user) return null;
  if (!(await beginParts(pausedParts(user), tx)))
    await writeOutbox({ kind: 'accountPaused', payload: { pauseId: String(pause._id) } }, tx);
  await refreshSessions(String(user._id), at, tx);
  return user;
};
