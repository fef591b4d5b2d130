import type { AuditEntry, AuditQuery } from '#lib/contracts/admin-lists.ts';
import { listAllAudit, type AuditRecord } from '#models/audit.ts';
import { listForAdmins } from '../steps/list-for-admins.ts';
import { namePeople } from '../steps/name-people.ts';

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
