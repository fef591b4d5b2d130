import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { inTransaction } from '#models/connection.ts';
import { listAuditFor } from '#models/platform/audit.ts';

/** Audit rows about one subject, newest first. */
export const listAudit = async (subjectId: string) =>
  (await listAuditFor(subjectId)).map(({ act, actorId, details, note }) => ({
    ...{ act, actorId: String(actorId), details, note },
  }));

/** Writes an audit row as if an admin had viewed the subject. */
export const writeAct = (subjectId: string): Promise<void> => {
  const actor = { userId: 'a'.repeat(24) };
  return inTransaction((tx) => writeAudit({ actor, act: 'user.read', subjectId, details: {} }, tx));
};
