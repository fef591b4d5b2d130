import { listAuditOf } from '#models/platform/audit.ts';

/** What admins did to one thing, newest first. */
export const auditOf = async (subjectId: string) =>
  (await listAuditOf(subjectId)).map(({ act, actorId, details }) => ({
    act,
    actorId: String(actorId),
    details,
  }));
