import { now } from '#lib/platform/time/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { insertReport, listReportsOn, type ReportRecord } from '#models/people/report.ts';

/** What was reported about somebody, newest first. */
export const reportsOn = async (subjectId: string) =>
  (await listReportsOn(subjectId)).map(({ number, reason, details, reporterId }) => ({
    number,
    reason,
    details,
    reporterId: String(reporterId),
  }));

let made = 0;

/** Stores a report of one person about another. */
export const makeReport = (who: { reporterId: string; subjectId: string }): Promise<ReportRecord> => {
  made += 1;
  const row = { number: `HN-R${process.pid}-${made}`, reason: 'abuse', details: 'He was rude.' } as const;
  return inTransaction((tx) => insertReport({ ...row, ...who, createdAt: now() }, tx));
};
