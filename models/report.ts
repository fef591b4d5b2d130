import { Schema, type Types } from 'mongoose';
import type { ReportReason } from '#lib/contracts/safety.ts';
import { Tx } from './connection.ts';
import { defineModel } from './define-model.ts';

export interface ReportRecord {
  _id: Types.ObjectId;
  /** What people call it by: `HN-7K3QF`. */
  number: string;
  reporterId: Types.ObjectId;
  subjectId: Types.ObjectId;
  reason: ReportReason;
  details: string;
  createdAt: Date;
}

const { ObjectId, String: text, Date: date } = Schema.Types;

const Report = defineModel<ReportRecord>({
  name: 'Report',
  collection: 'reports',
  fields: {
    number: { type: text, required: true },
    reporterId: { type: ObjectId, required: true },
    subjectId: { type: ObjectId, required: true },
    reason: { type: text, required: true },
    details: { type: text, default: '' },
    createdAt: { type: date, required: true },
  },
  indexes: [
    // One report a number.
    [{ number: 1 }, { unique: true }],
    // What was reported about somebody, newest first.
    [{ subjectId: 1, createdAt: -1 }, {}],
    // What somebody has reported, newest first.
    [{ reporterId: 1, createdAt: -1 }, {}],
  ],
});

type NewReport = Omit<ReportRecord, '_id' | 'reporterId' | 'subjectId'> & {
  reporterId: string;
  subjectId: string;
};

export const insertReport = async (row: NewReport, tx: Tx): Promise<ReportRecord> => {
  const [report] = await Report.create([row], Tx.session(tx));
  if (!report) throw new Error('The report was not stored.');
  return report.toObject();
};

export const listReportsOn = (subjectId: string): Promise<ReportRecord[]> =>
  Report.find({ subjectId }).sort({ createdAt: -1 }).limit(100).lean<ReportRecord[]>().exec();
