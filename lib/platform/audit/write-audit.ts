import type { AuditAct } from '#lib/platform/contract/audit-act.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { now } from '#lib/platform/time/clock.ts';
import { insertAudit } from '#models/platform/audit.ts';
import type { Tx } from '#models/connection.ts';

interface Act {
  actor: Pick<Actor, 'userId' | 'keyId'>;
  /** Set when the command line acts, which has no account. */
  byCommand?: boolean;
  act: AuditAct;
  subjectId: string;
  /** The person the note is about, if the subject is not a person. */
  aboutId?: string;
  /**
   * Codes and references. `note` alone takes what the admin wrote: it is kept apart and erased with the account it is about,
   * as the row itself never changes.
   */
  details: Readonly<Record<string, unknown>> | null;
}

const isId = (id: string): boolean => /^[0-9a-f]{24}$/.test(id);

/** Records an admin's action in the transaction that performs it. */
export const writeAudit = (
  { actor, byCommand = false, act, subjectId, aboutId = subjectId, details }: Act,
  tx: Tx,
): Promise<void> => {
  const { note, ...others } = details ?? {};
  const codes = { ...others, ...(actor.keyId !== undefined && { key: actor.keyId }) };
  return insertAudit(
    {
      ...{ actorId: actor.userId, byCommand, act, subjectId, at: now() },
      details: Object.keys(codes).length === 0 ? null : codes,
      note: typeof note === 'string' ? note : '',
      aboutId: isId(aboutId) ? aboutId : null,
    },
    tx,
  );
};
