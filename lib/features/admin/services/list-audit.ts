import type { AuditEntry, AuditQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import { listAllAudit, type AuditRecord } from '#models/platform/audit.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { namePeople } from '#lib/features/people/services/steps/name-people.ts';

/** What admins did and read; reading this is written down as well. */
export const listAudit = listForAdmins<AuditQuery, AuditRecord, AuditEntry>({
  name: 'audit',
  read: ({ filter, span, page }) => listAllAudit({ ...filter, ...span, ...page }),
  show: async (rows) => {
    const name = await namePeople(rows.map(({ actorId }) => actorId));
    return rows.map(({ _id, act, actorId, subjectId, details, at }) => ({
      ...{ _id: String(_id), act, actor: name(actorId), subjectId, details },
      at: at.toISOString(),
    }));
  },
});
