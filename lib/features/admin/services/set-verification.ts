import type { ManagedUser, VerificationBody } from '#lib/features/admin/contracts/moderation.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, toObjectId } from '#models/connection.ts';
import { decideOnUser } from '#models/people/user.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { toManagedUser } from './to-managed-user.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: VerificationBody;
}

/** Verifies a worker or takes the verification back; only workers have one. */
export const setVerification = ({ actor, params: { id }, body }: Input): Promise<{ data: ManagedUser }> =>
  inTransaction(async (tx) => {
    const { verified, reason } = body;
    const verification = verified ? { at: now(), by: toObjectId(actor.userId), reason } : null;
    const user = await decideOnUser({ userId: id, set: { verification } }, tx);
    if (user?.role !== 'worker') throw new AppError('not_found');
    const act = verified ? 'user.verify' : 'user.unverify';
    await writeAudit({ actor, act, subjectId: id, details: { reason } }, tx);
    return { data: toManagedUser(user) };
  });
