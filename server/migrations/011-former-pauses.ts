import { z } from 'zod';
import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { findLivePause, insertPause } from '#models/people/pause.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listAuditFor } from '#models/platform/audit.ts';
import { walkRows } from './migration.ts';

const withReason = z.object({ reason: z.string().min(1) });

// Only the audit said who did it and why.
const readAct = async (userId: string) => {
  const act = (await listAuditFor(userId)).find((row) => row.act === 'user.suspend');
  const { data } = withReason.safeParse(act?.details);
  return { by: String(act?.actorId ?? '0'.repeat(24)), evidence: data?.reason ?? 'No reason was kept.' };
};

/** Accounts were suspended without a pause to give a reason and appeal against. */
export const formerPauses = walkRows<UserRecord>({
  name: '011-former-pauses',
  collection: 'users',
  filter: { suspendedAt: { $type: 'date' } },
  change: async (user, tx) => {
    const { suspendedAt: at } = user;
    const userId = String(user._id);
    if (at === null || (await findLivePause(userId, tx))) return false;
    const pause = { ...(await readAct(userId)), reason: 'other' as const, at, until: null };
    await insertPause({ userId, contactMarks: markContacts(user), ...pause }, tx);
    return true;
  },
});
