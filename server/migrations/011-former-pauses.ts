import { z } from 'zod';
import { markContacts } from '#lib/features/people/services/steps/mark-contacts.ts';
import { findLivePause, insertPause } from '#models/people/pause.ts';
import type { UserRecord } from '#models/people/user.ts';
import { listAuditOf } from '#models/platform/audit.ts';
import { walkRows } from './migration.ts';

const withReason = z.object({ reason: z.string().min(1) });

// Who did it and why stood in the audit alone.
const readAct = async (userId: string) => {
  const act = (await listAuditOf(userId)).find((row) => row.act === 'user.suspend');
  const { data } = withReason.safeParse(act?.details);
  return { by: String(act?.actorId ?? '0'.repeat(24)), evidence: data?.reason ?? 'No reason was kept.' };
};

/** Accounts were suspended without a pause that says why, and against which one can appeal. */
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
