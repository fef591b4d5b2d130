import type { ManagedUser, SuspensionBody } from '#lib/features/admin/contracts/moderation.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { announceSessionEnd } from '#lib/platform/realtime/publish.ts';
import { inTransaction } from '#models/connection.ts';
import { listSessionIdsOf } from '#models/accounts/session.ts';
import { decideOnUser } from '#models/people/user.ts';
import { holdAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { toManagedUser } from './to-managed-user.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: SuspensionBody;
}

/** Suspends an account or lifts that. Its sessions stay, good for logout and little else; its sockets close. */
export const setSuspension = async ({
  actor,
  params: { id },
  body,
}: Input): Promise<{ data: ManagedUser }> => {
  if (id === actor.userId) throw new AppError('own_account');
  return inTransaction(async (tx) => {
    const { suspended, reason } = body;
    await holdAdmin(actor, tx);
    const user = await decideOnUser({ userId: id, set: { suspendedAt: suspended ? now() : null } }, tx);
    if (!user) throw new AppError('not_found');
    const act = suspended ? 'user.suspend' : 'user.unsuspend';
    await writeAudit({ actor, act, subjectId: id, details: { reason } }, tx);
    const sessionIds = await listSessionIdsOf({ userId: id, at: now() }, tx);
    tx.afterCommit(() => announceSessionEnd({ sessionIds }));
    return { data: toManagedUser(user) };
  });
};
