import type { ReportBody, ReportView } from '#lib/features/people/contracts/safety.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { safety } from '#lib/features/people/texts/safety.en.ts';
import { now } from '#lib/platform/time/clock.ts';
import {
  addToReport,
  countOpenReports,
  findOpenReport,
  insertReport,
  type ReportRecord,
} from '#models/people/report.ts';
import { drawNumber } from '#lib/platform/numbers/draw-number.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { findUser } from '#models/people/user.ts';
import { lockAccounts } from './hold-people.ts';
import { copyEvidence, keepEvidence, type EvidenceCopy, type EvidenceSource } from './keep-evidence.ts';
import { markContacts } from './mark-contacts.ts';

/** Enough open reports about one person to show a pattern. */
const MAX_OPEN_REPORTS = 5;
const MAX_REPORT_ADDITIONS = 5;

interface Subject {
  subjectId: string;
  messageId?: string;
  pictureId?: string;
  reviewId?: string;
  text?: string;
  rating?: number;
  sentAt?: Date;
  files?: readonly EvidenceSource[];
}

export interface ReportRequest {
  actor: Actor;
  params: { id: string };
  body: ReportBody;
}

interface Filing extends ReportRequest {
  /** The reported person and, if any, the message, picture or review. */
  subject: Subject;
  /** When a lead has to have looked; null or left out if it is not urgent. */
  urgentBy?: Date | null;
}

const toReport = ({ _id, number, reason, createdAt }: ReportRecord, isAddition: boolean): ReportView => ({
  ...{ _id: String(_id), number, reason, isAddition },
  createdAt: createdAt.toISOString(),
});

// Copied now, because the reported person may change or delete it all.
const describe = async ({ subjectId, text = '', sentAt, rating }: Subject) => {
  const user = await findUser(subjectId);
  const stars = rating === undefined ? {} : { rating };
  const about = { name: user?.name ?? '', text, sentAt: sentAt ?? null, ...stars };
  return user ? { about, contactMarks: markContacts(user) } : { about };
};

const toSubjectIds = ({ messageId, pictureId, reviewId }: Subject) => ({
  ...(messageId !== undefined && { messageId }),
  ...(pictureId !== undefined && { pictureId }),
  ...(reviewId !== undefined && { reviewId }),
});

/** Identifies a reporter and the reported thing, or the person when nothing else is reported. */
export const toOpenKey = (
  reporterId: string,
  { subjectId, messageId, pictureId, reviewId }: Subject,
): string => `${reporterId} ${messageId ?? pictureId ?? reviewId ?? subjectId}`;

const add = async (report: ReportRecord, { body, subject, urgentBy }: Filing, tx: Tx): Promise<void> => {
  const { reason, details = '' } = body;
  const { text = '' } = subject;
  const { about, additions = [] } = report;
  const last = additions.findLast((one) => one.text !== undefined)?.text ?? about?.text;
  const changed = text === last ? {} : { text };
  const becomesUrgent = urgentBy && !report.urgentBy;
  // An identical report, as from a double tap, adds nothing.
  if (details === '' && reason === report.reason && text === last && !becomesUrgent) return;
  // Danger is never refused, but takes room once only.
  if (additions.length >= MAX_REPORT_ADDITIONS && !becomesUrgent) throw new AppError('report_full');
  await addToReport(report._id, { at: now(), reason, details, ...changed }, tx, urgentBy ?? undefined);
};

const insert = async (filing: Filing, number: string, tx: Tx): Promise<ReportRecord> => {
  const { actor, body, subject, urgentBy } = filing;
  const people = { reporterId: actor.userId, subjectId: subject.subjectId };
  // Danger is never refused; of these reports about one person only one is open at a time.
  if (!urgentBy && (await countOpenReports(people, tx)) >= MAX_OPEN_REPORTS)
    throw new AppError('too_many_open_reports');
  const { reason, details = '' } = body;
  const row = { ...people, ...toSubjectIds(subject), ...(await describe(subject)), reason, details };
  const openKey = toOpenKey(actor.userId, subject);
  return insertReport({ ...row, number, openKey, createdAt: now(), ...(urgentBy && { urgentBy }) }, tx);
};

interface Filed {
  message: string;
  data: ReportView;
}

const file = async (
  filing: Filing & { copies: readonly EvidenceCopy[]; number: string },
  tx: Tx,
): Promise<Filed> => {
  const { actor, subject, copies, number } = filing;
  // Serializes two reports by the same person, so that the second sees the first.
  await lockAccounts(actor, tx);
  const open = await findOpenReport(toOpenKey(actor.userId, subject), tx);
  if (open) await add(open, filing, tx);
  const report = open ?? (await insert(filing, number, tx));
  await keepEvidence(copies, String(report._id), tx);
  return { message: open ? safety.added : safety.reported, data: toReport(report, open !== null) };
};

/**
 * Files a report with its own number and copies of its subject. A second report on the same
 * thing adds to the one that is still open.
 */
export const fileReport = async (filing: Filing): Promise<Filed> => {
  const { actor, subject } = filing;
  const open = await findOpenReport(toOpenKey(actor.userId, subject));
  const copies = await copyEvidence(subject.files ?? [], open && String(open._id));
  return drawNumber((number) => inTransaction((tx) => file({ ...filing, copies, number }, tx)));
};

/**
 * Files a worker's report about a customer in the transaction that ends their visit. No limit of reports stops it: leaving
 * must always work. It is at the top of the office's queues.
 */
export const fileUnsafeVisit = async (
  {
    details,
    number,
    at,
    urgentBy,
    ...people
  }: {
    reporterId: string;
    subjectId: string;
    details: string;
    number: string;
    at: Date;
    urgentBy: Date;
  },
  tx: Tx,
): Promise<void> => {
  const reason = 'unsafe';
  const openKey = toOpenKey(people.reporterId, people);
  const open = await findOpenReport(openKey, tx);
  if (open) return addToReport(open._id, { at, reason, details }, tx, urgentBy);
  await insertReport(
    { ...people, ...(await describe(people)), reason, details, number, openKey, urgentBy, createdAt: at },
    tx,
  );
};
