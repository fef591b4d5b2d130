import { listReportsOn } from '#models/report.ts';

/** What was reported about somebody, newest first. */
export const reportsOn = async (subjectId: string) =>
  (await listReportsOn(subjectId)).map(({ number, reason, details, reporterId }) => ({
    number,
    reason,
    details,
    reporterId: String(reporterId),
  }));
