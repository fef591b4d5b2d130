import type { Types } from 'mongoose';
import type { Page } from '#lib/platform/contract/list.ts';
import type { ReportReason, ReportState } from '#lib/features/people/contracts/safety.ts';
import { toObjectId, type Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, mixed, nullable, objectId, optional, text } from '#models/field.ts';
import { between, pendingQueue, scanNewestFirst, splitFilter, type Place } from '#models/newest-first.ts';

/** Words the same person adds while the report is open. */
export interface ReportAddition {
  at: Date;
  reason: ReportReason;
  details: string;
  /** The reported text, if it has changed since. */
  text?: string;
}

const Report = defineModel({
  name: 'Report',
  collection: 'reports',
  fields: {
    number: text(),
    reporterId: objectId(),
    subjectId: objectId(),
    /** The reported message, if any. */
    messageId: optional(objectId()),
    /** The reported picture, if any. */
    pictureId: optional(objectId()),
    /** The reported review, if any. */
    reviewId: optional(objectId()),
    reason: text<ReportReason>(),
    details: text({ default: '' }),
    state: text<ReportState>({ default: 'open' }),
    decision: nullable(mixed<{ at: Date; by: Types.ObjectId; note: string }>()),
    /** A snapshot of the subject: the person's name and the reported text; files are evidence rows. */
    about: optional(mixed<{ name: string; text: string; sentAt: Date | null; rating?: number }>()),
    additions: optional(mixed<ReportAddition[]>()),
    /** Identifies reporter and subject while open: only one open report of the two. */
    openKey: optional(text()),
    /** Recognises the reported person later; does not reveal an address or phone. */
    contactMarks: optional(list(text())),
    /** When a lead has to have looked: the reporter left a visit because of danger, or felt unsafe with someone they met. */
    urgentBy: optional(date()),
    createdAt: date(),
    keepUntil: optional(date()),
  },
  indexes: [
    [{ number: 1 }, { unique: true }],
    [{ subjectId: 1, createdAt: -1 }, {}],
    [{ reporterId: 1, createdAt: -1 }, {}],
    // Reports that match a new account's contacts.
    [{ contactMarks: 1 }, { partialFilterExpression: { contactMarks: { $exists: true } } }],
    // One open report per person and subject.
    [{ openKey: 1 }, { unique: true, partialFilterExpression: { openKey: { $type: 'string' } } }],
    [{ reporterId: 1, subjectId: 1, state: 1 }, {}],
    [{ keepUntil: 1 }, { expireAfterSeconds: 0 }],
    [{ state: 1, _id: -1 }, {}],
    // The office's queue of reports, from which those of danger are missing.
    [{ state: 1, urgentBy: 1, _id: 1 }, {}],
    // The office's queue of reports of danger.
    [{ state: 1, _id: 1 }, { partialFilterExpression: { urgentBy: { $exists: true } } }],
    // The office's list of a span of time.
    [{ createdAt: -1, _id: -1 }, {}],
  ],
});

export type ReportRecord = RowOf<typeof Report>;

type Later = 'state' | 'decision' | 'keepUntil';
type Ids = '_id' | 'reporterId' | 'subjectId' | 'messageId' | 'pictureId' | 'reviewId';
type NewReport = Omit<ReportRecord, Ids | Later> & {
  reporterId: string;
  subjectId: string;
  messageId?: string;
  pictureId?: string;
  reviewId?: string;
};

export const insertReport = (row: NewReport, tx: Tx): Promise<ReportRecord> => Report.insert(row, { tx });

export const listReportsOn = (subjectId: string): Promise<ReportRecord[]> =>
  Report.find({ subjectId }, { sort: { createdAt: -1 }, limit: 100 });

interface ReportFilter {
  number?: string | undefined;
  state?: ReportState | undefined;
  reason?: ReportReason | undefined;
  subjectId?: string | undefined;
  reporterId?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Lists a page of all reports, newest first. */
export const listAllReports = (query: Place & ReportFilter): Promise<Page<ReportRecord>> => {
  const { before, limit, since, until, ...criteria } = query;
  const range = between(since, until);
  return scanNewestFirst(Report, {
    ...splitFilter(criteria, { few: ['number', 'subjectId', 'reporterId'], many: ['state'] }, range),
    span: { field: 'createdAt', range },
    ...{ before, limit },
  });
};

export const openReports = pendingQueue(Report, { state: 'open', urgentBy: null });

export const urgentReports = pendingQueue(Report, { state: 'open', urgentBy: { $exists: true } });

/** Lists what two people reported about each other, newest first. */
export const listReportsBetween = (pair: readonly string[]): Promise<ReportRecord[]> =>
  Report.find(
    { subjectId: { $in: pair }, reporterId: { $in: pair } },
    { sort: { createdAt: -1 }, limit: 100 },
  );

/** Lists reports on people with one of these contacts. */
export const listReportsByContact = (marks: readonly string[]): Promise<ReportRecord[]> =>
  Report.find({ contactMarks: { $in: marks, $exists: true } }, { sort: { _id: -1 }, limit: 1000 });

/** Returns whether one of two people has reported the other since a date. */
export const isReportedBetween = async (
  { pair, since }: { pair: readonly string[]; since: Date },
  tx: Tx,
): Promise<boolean> => {
  const between = { subjectId: { $in: pair }, reporterId: { $in: pair }, createdAt: { $gte: since } };
  return await Report.exists(between, { tx });
};

/** Returns a person's open report on a subject, or null. */
export const findOpenReport = (openKey: string, tx?: Tx): Promise<ReportRecord | null> =>
  Report.findOne({ openKey: { $eq: openKey, $type: 'string' } }, { tx });

export const countOpenReports = (
  { reporterId, subjectId }: { reporterId: string; subjectId: string },
  tx: Tx,
): Promise<number> => Report.countDocuments({ reporterId, subjectId, state: 'open' }, { tx });

/** Adds words to an open report, which may make it urgent; later words don't postpone its deadline. */
export const addToReport = async (
  reportId: Types.ObjectId,
  addition: ReportAddition,
  tx: Tx,
  urgentBy?: Date,
): Promise<void> => {
  const update = { $push: { additions: addition }, ...(urgentBy && { $min: { urgentBy } }) };
  await Report.updateOne({ _id: reportId, state: 'open' }, update, { tx });
};

/** Closes an open report; returns null when there is none. */
export const closeReport = (
  {
    reportId,
    decision,
    keepUntil,
  }: { reportId: string; decision: { at: Date; by: string; note: string }; keepUntil: Date },
  tx: Tx,
): Promise<ReportRecord | null> =>
  Report.findOneAndUpdate(
    { _id: reportId, state: 'open' },
    {
      $set: { state: 'closed', keepUntil, decision: { ...decision, by: toObjectId(decision.by) } },
      $unset: { openKey: 1 },
    },
    { tx },
  );

export const findReport = (reportId: string, tx?: Tx): Promise<ReportRecord | null> =>
  Report.findById(reportId, { tx });
