import type { ReportView } from '#lib/contracts/safety.ts';
import type { ReportRecord } from '#models/report.ts';

/** A report as its author sees it. */
export const toReport = ({ _id, number, reason, createdAt }: ReportRecord): ReportView => ({
  _id: String(_id),
  number,
  reason,
  createdAt: createdAt.toISOString(),
});
