import type { NamingRefusal, PauseRefusal } from '#lib/features/admin/contracts/naming.ts';
import { namingRefusal } from '#lib/features/admin/rules/naming.ts';
import { canPause } from '#lib/features/people/rules/pause-rules.ts';
import { listOwnAccounts } from '#lib/features/people/services/steps/require-uninvolved.ts';
import { hasLiveBooking } from '#models/bookings/all-bookings.ts';
import type { Tx } from '#models/connection.ts';
import { listUserAppeals } from '#models/people/appeal.ts';
import { findLivePause } from '#models/people/pause.ts';
import type { UserRecord } from '#models/people/user.ts';

/** Returns why this lead cannot give the account access to the office; null when they can. */
export const findNamingRefusal = async (
  user: UserRecord,
  leadId: string,
  tx?: Tx,
): Promise<NamingRefusal | null> => {
  const id = String(user._id);
  const candidate = {
    ...{ id, role: user.role, isPaused: user.suspendedAt !== null },
    hasProvedEmail: user.emailProvedAt !== undefined,
    hasOpenBooking: user.role === 'customer' && (await hasLiveBooking(id, tx)),
  };
  return namingRefusal(candidate, leadId);
};

/** Returns why this lead cannot pause the account; null when they can. */
export const findPauseRefusal = async (
  user: UserRecord,
  leadId: string,
  tx?: Tx,
): Promise<PauseRefusal | null> => {
  const id = String(user._id);
  if (id === leadId) return 'own_account';
  if (user.suspendedAt !== null || (await findLivePause(id, tx))) return 'already_paused';
  const appeals = await listUserAppeals(id, tx);
  const judged = appeals.map(({ pausedBy, state }) => ({ pausedBy: String(pausedBy), state }));
  const pausers = judged.map(({ pausedBy }) => pausedBy);
  const own = await listOwnAccounts({ userId: leadId }, pausers, tx);
  return canPause(judged, own) ? null : 'other_lead_needed';
};
