import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { inTransaction } from '#models/connection.ts';
import { listAuditOf } from '#models/platform/audit.ts';

/** What admins did to one thing, newest first. */
export const auditOf = async (subjectId: string) =>
  (await listAuditOf(subjectId)).map(({ act, actorId, details }) => ({
    act,
    actorId: String(actorId),
    details,
  }));

/** Has some admin look at one thing, as the audit then says. */
export const writeAct = (subjectId: string): Promise<void> => {
  const actor = { userId: 'a'.repeat(24) };
  return inTransaction((tx) => writeAudit({ actor, act: 'user.read', subjectId, details: {} }, tx));
};
