import {
  copyEvidence,
  imageEvidence,
  keepEvidence,
} from '#lib/features/people/services/steps/keep-evidence.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, newObjectId } from '#models/connection.ts';
import { insertReport, listReportsOn, type ReportRecord } from '#models/people/report.ts';
import { makeStoredImage } from './stored-images.ts';

/** Reports about a person, newest first. */
export const reportsOn = async (subjectId: string) =>
  (await listReportsOn(subjectId)).map(({ number, reason, details, reporterId }) => ({
    number,
    reason,
    details,
    reporterId: String(reporterId),
  }));

let made = 0;

export const makeReport = (who: {
  reporterId: string;
  subjectId: string;
  urgentBy?: Date;
}): Promise<ReportRecord> => {
  made += 1;
  const row = { number: `HN-R${process.pid}-${made}`, reason: 'abuse', details: 'He was rude.' } as const;
  return inTransaction((tx) => insertReport({ ...row, ...who, createdAt: now() }, tx));
};

/** A copy of a picture kept by a report or ticket, a nameless one by default; returns its key. */
export const makeEvidence = async (caseId = String(newObjectId())): Promise<string> => {
  const source = imageEvidence(await makeStoredImage({ ownerId: String(newObjectId()) }));
  const copies = await copyEvidence([source], null);
  await inTransaction((tx) => keepEvidence(copies, caseId, tx));
  const [copy] = copies;
  if (!copy) throw new Error('The picture was not copied.');
  return copy._id;
};
