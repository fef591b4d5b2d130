import { inTransaction } from '#models/connection.ts';
import { holdActive } from '#models/people/preferences.ts';
import { setLastActive, type Visit } from '#models/accounts/session.ts';

// The list of devices speaks of days; nobody needs to know more.
const HOUR_MS = 3_600_000;

/** Notes that a device is in use, once an hour, for those who agreed to it. */
export const noteActivity = async (
  { actor, notesActivity, lastActiveAt }: Visit,
  at: Date,
): Promise<void> => {
  const isFresh = lastActiveAt !== null && at.getTime() - lastActiveAt.getTime() < HOUR_MS;
  if (!notesActivity || isFresh) return;
  const { userId, sessionId } = actor;
  await inTransaction(async (tx) => {
    if (await holdActive({ userId, at }, tx)) await setLastActive(sessionId, at, tx);
  });
};
