import { Schema, type Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import type { ReportReason, ReportState } from '#lib/features/people/contracts/safety.ts';
import { toObjectId, Tx } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { asked, between, newestFirst, waitingOf, type Place } from '#models/newest-first.ts';

export interface ReportRecord {
  _id: Types.ObjectId;
  /** What people call it by: `HN-7K3QF`. */
  number: string;
  reporterId: Types.ObjectId;
  subjectId: Types.ObjectId;
  /** The message that it is about; absent where it is about the person. */
  messageId?: Types.ObjectId;
  /** The picture of work that it is about; absent where it is about none. */
  pictureId?: Types.ObjectId;
  /** The review that it is about; absent where it is about none. */
  reviewId?: Types.ObjectId;
  reason: ReportReason;
  details: string;
  state: ReportState;
  /** What it is about as it was then, whoever leaves: the person's name, and the message or the picture where it is about one. */
  about?: { name: string; text: string; sentAt: Date | null; imageKey?: string };
  /** By what the reported person is known again; nobody can read an address or a phone from them. */
  contactMarks?: string[];
  /** What an admin found. */
  decision: { at: Date; by: Types.ObjectId; note: string } | null;
  createdAt: Date;
  /** Set when it is closed: then the row goes by itself. */
  keepUntil?: Date;
}

const { ObjectId, String: text, Date: date, Mixed: mixed } = Schema.Types;

const Report = defineModel<ReportRecord>({
  name: 'Report',
  collection: 'reports',
  fields: {
    number: { type: text, required: true },
    reporterId: { type: ObjectId, required: true },
    subjectId: { type: ObjectId, required: true },
    messageId: { type: ObjectId },
    pictureId: { type: ObjectId },
    reviewId: { type: ObjectId },
    reason: { type: text, required: true },
    details: { type: text, default: '' },
    state: { type: text, default: 'open' },
    decision: { type: mixed, default: null },
    about: { type: mixed },
    contactMarks: { type: [text], default: undefined },
    createdAt: { type: date, required: true },
    keepUntil: { type: date },
  },
  indexes: [
    // One report a number.
    [{ number: 1 }, { unique: true }],
    // What was reported about somebody, newest first.
    [{ subjectId: 1, createdAt: -1 }, {}],
    // What somebody has reported, newest first.
    [{ reporterId: 1, createdAt: -1 }, {}],
    // Whether somebody who comes was reported before.
    [{ contactMarks: 1 }, { partialFilterExpression: { contactMarks: { $exists: true } } }],
    // Whether a picture was reported.
    [{ pictureId: 1 }, { sparse: true }],
    // Closed ones go by themselves.
    [{ keepUntil: 1 }, { expireAfterSeconds: 0 }],
    // What waits for us, newest first.
    [{ state: 1, _id: -1 }, {}],
  ],
});

type Later = 'state' | 'decision' | 'keepUntil';
type Ids = '_id' | 'reporterId' | 'subjectId' | 'messageId' | 'pictureId' | 'reviewId';
type NewReport = Omit<ReportRecord, Ids | Later> & {
  reporterId: string;
  subjectId: string;
  messageId?: string;
  pictureId?: string;
  reviewId?: string;
};

export const insertReport = async (row: NewReport, tx: Tx): Promise<ReportRecord> => {
  const [report] = await Report.create([row], Tx.session(tx));
  if (!report) throw new Error('The report was not stored.');
  return report.toObject();
};

export const listReportsOn = (subjectId: string): Promise<ReportRecord[]> =>
  Report.find({ subjectId }).sort({ createdAt: -1 }).limit(100).lean<ReportRecord[]>().exec();

interface ReportFilter {
  number?: string | undefined;
  state?: ReportState | undefined;
  reason?: ReportReason | undefined;
  subjectId?: string | undefined;
  reporterId?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** One page of what everybody has reported, newest first. */
export const listAllReports = (query: Place & ReportFilter): Promise<Page<ReportRecord>> => {
  const { before, limit, since, until, ...wanted } = query;
  const filter = asked({ ...wanted, createdAt: between(since, until) });
  return newestFirst(Report, { filter, before, limit });
};

export const openReports = waitingOf(Report, { state: 'open' });

/** What two people have reported of each other, newest first. */
export const listReportsBetween = (pair: readonly string[]): Promise<ReportRecord[]> =>
  Report.find({ subjectId: { $in: pair }, reporterId: { $in: pair } })
    .sort({ createdAt: -1 })
    .limit(100)
    .lean<ReportRecord[]>()
    .exec();

/** Reports on people with one of these contacts. */
export const listReportsByContact = (marks: readonly string[]): Promise<ReportRecord[]> =>
  Report.find({ contactMarks: { $in: marks, $exists: true } })
    .sort({ _id: -1 })
    .limit(1000)
    .lean<ReportRecord[]>()
    .exec();

/** Whether one of two people has reported the other since. */
export const isReportedBetween = async (
  { pair, since }: { pair: readonly string[]; since: Date },
  tx: Tx,
): Promise<boolean> => {
  const between = { subjectId: { $in: pair }, reporterId: { $in: pair }, createdAt: { $gte: since } };
  return (await Report.findOne(between, { _id: 1 }, Tx.session(tx)).lean().exec()) !== null;
};

/** Whether a report on a picture waits for an answer. */
export const isPictureReported = async (pictureId: string, tx: Tx): Promise<boolean> =>
  (await Report.findOne({ pictureId, state: 'open' }, { _id: 1 }, Tx.session(tx)).lean().exec()) !== null;

interface Settled {
  reportId: string;
  decision: { at: Date; by: string; note: string };
  keepUntil: Date;
}

/** Closes an open report; null when there is none. */
export const closeReport = (
  { reportId, decision, keepUntil }: Settled,
  tx: Tx,
): Promise<ReportRecord | null> =>
  Report.findOneAndUpdate(
    { _id: reportId, state: 'open' },
    { $set: { state: 'closed', keepUntil, decision: { ...decision, by: toObjectId(decision.by) } } },
    { returnDocument: 'after', ...Tx.session(tx) },
  )
    .lean<ReportRecord>()
    .exec();

export const findReport = (reportId: string, tx?: Tx): Promise<ReportRecord | null> =>
  Report.findById(reportId, null, Tx.session(tx)).lean<ReportRecord>().exec();
