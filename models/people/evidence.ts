import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, nullable, number, objectId, optional, text } from '#models/field.ts';

export type EvidenceType = 'image' | 'video' | 'pdf' | 'other';

const Evidence = defineModel({
  name: 'Evidence',
  collection: 'evidence',
  fields: {
    /** The copy's key in storage. */
    _id: text(),
    /** The owning report or ticket; null while it is being filed. */
    caseId: nullable(objectId()),
    /** The original's storage key, so that one report copies a file only once. */
    source: text(),
    place: number(),
    type: text<EvidenceType>(),
    contentType: text(),
    fileName: text({ default: '' }),
    size: number(),
    createdAt: date(),
    /** When it is deleted: a day after an unfinished report, otherwise with its report or case. */
    expiresAt: optional(date()),
  },
  indexes: [
    [{ caseId: 1, createdAt: 1 }, {}],
    // Evidence the sweep deletes; open cases have no expiry.
    [{ expiresAt: 1 }, { sparse: true }],
  ],
});

/** A copy of a reported file. No account owns it, so none can delete it. */
export type EvidenceRecord = RowOf<typeof Evidence>;

export const insertEvidence = async (row: Omit<EvidenceRecord, 'caseId'>): Promise<void> => {
  await Evidence.insert(row);
};

export const setEvidenceSize = async (key: string, size: number): Promise<void> => {
  await Evidence.updateOne({ _id: key }, { $set: { size } });
};

export const findEvidence = (key: string, tx?: Tx): Promise<EvidenceRecord | null> =>
  Evidence.findById(key, { tx });

/** Lists the evidence of reports or cases, in order of arrival. */
export const listEvidence = (caseIds: readonly string[], tx?: Tx): Promise<EvidenceRecord[]> =>
  Evidence.find(
    { caseId: { $in: caseIds.map(toObjectId) } },
    { sort: { caseId: 1, createdAt: 1, place: 1 }, tx },
  );

/** Assigns unowned copies to a report or case; fails when one is gone. */
export const giveEvidence = async (keys: readonly string[], caseId: string, tx: Tx): Promise<void> => {
  const { modifiedCount } = await Evidence.updateMany(
    { _id: { $in: keys }, caseId: null },
    { $set: { caseId: toObjectId(caseId) }, $unset: { expiresAt: 1 } },
    { tx },
  );
  if (modifiedCount !== keys.length) throw new Error(`Evidence of ${caseId} is missing.`);
};

/** Sets when a case's evidence expires. */
export const expireEvidence = async (caseId: string, expiresAt: Date, tx: Tx): Promise<void> => {
  await Evidence.updateMany({ caseId: toObjectId(caseId) }, { $set: { expiresAt } }, { tx });
};

/** Keeps a case's evidence again, once the case is open again. */
export const unexpireEvidence = async (caseId: string, tx: Tx): Promise<void> => {
  await Evidence.updateMany({ caseId: toObjectId(caseId) }, { $unset: { expiresAt: 1 } }, { tx });
};

/** Lists keys that expired before `before`, oldest first. */
export const listExpiredEvidence = async (before: Date, limit: number): Promise<string[]> => {
  const rows = await Evidence.find(
    { expiresAt: { $lt: before } },
    { fields: ['_id'], sort: { expiresAt: 1 }, limit },
  );
  return rows.map(({ _id }) => _id);
};

export const deleteEvidenceRow = async (key: string): Promise<void> => {
  await Evidence.deleteOne({ _id: key });
};
