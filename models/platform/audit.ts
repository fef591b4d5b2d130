import { Schema, Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import { Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { asked, between, newestFirst, type Place } from '#models/newest-first.ts';

export interface AuditRecord {
  _id: Types.ObjectId;
  actorId: Types.ObjectId;
  /** What was done, such as `skill.create`. */
  act: string;
  subjectId: string;
  details: unknown;
  at: Date;
}

const { ObjectId, String: text, Date: date, Mixed: mixed } = Schema.Types;

const Audit = defineModel<AuditRecord>({
  name: 'Audit',
  collection: 'audit',
  fields: {
    actorId: { type: ObjectId, required: true },
    act: { type: text, required: true },
    subjectId: { type: text, required: true },
    details: { type: mixed, default: null },
    at: { type: date, required: true },
  },
  indexes: [
    // Everything that was ever done to one thing, newest first.
    [{ subjectId: 1, at: -1 }, {}],
    // One kind of act, newest first: who was verified, who was suspended.
    [{ act: 1, _id: -1 }, {}],
  ],
});

/** Writes down an act of an admin, in the transaction of the act itself. */
export const insertAudit = async (
  row: Omit<AuditRecord, '_id' | 'actorId'> & { actorId: string },
  tx: Tx,
) => {
  await Audit.create([{ ...row, actorId: new Types.ObjectId(row.actorId) }], Tx.session(tx));
};

export const listAuditOf = (subjectId: string): Promise<AuditRecord[]> =>
  Audit.find({ subjectId }).sort({ at: -1 }).limit(100).lean<AuditRecord[]>().exec();

interface AuditFilter {
  act?: string | undefined;
  actorId?: string | undefined;
  subjectId?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** One page of what all admins did, newest first. */
export const listAllAudit = (query: Place & AuditFilter): Promise<Page<AuditRecord>> => {
  const { before, limit, since, until, ...wanted } = query;
  return newestFirst(Audit, { filter: asked({ ...wanted, at: between(since, until) }), before, limit });
};
