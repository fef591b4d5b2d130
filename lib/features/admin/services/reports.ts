import type { AdminReport, ReportQuery, CloseReportBody } from '#lib/features/admin/contracts/admin-lists.ts';
import {
  listAllReports,
  type ReportRecord,
  closeReport as closeRecord,
  findReport,
} from '#models/people/report.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { showReports } from '#lib/features/admin/services/steps/show-reports.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import { holdAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

/** What people reported. */
export const listReports = listForAdmins<ReportQuery, ReportRecord, AdminReport>({
  name: 'reports',
  read: ({ filter, span, page }) => listAllReports({ ...filter, ...span, ...page }),
  show: showReports,
});

// Long enough for whoever comes back.
const KEPT_MS = 180 * 86_400_000;

interface Input {
  actor: Actor;
  params: { id: string };
  body: CloseReportBody;
}

// That it is over, and nothing of what follows: that is between the reported person and us.
const tellReporter = ({ reporterId, number }: ReportRecord, tx: Tx): Promise<void> => {
  const content = { kind: 'report', params: { number } } as const;
  return writeOutbox(
    { kind: 'notification', payload: { userId: String(reporterId), content, href: null } },
    tx,
  );
};

/** Closes a report with what was found, once; whoever sent it hears so. */
export const closeReport = async ({ actor, params: { id }, body }: Input): Promise<{ data: AdminReport }> => {
  const closed = await inTransaction(async (tx) => {
    await holdAdmin(actor, tx);
    if (!(await findReport(id, tx))) throw new AppError('not_found');
    const decision = { at: now(), by: actor.userId, note: body.note };
    const keepUntil = new Date(decision.at.getTime() + KEPT_MS);
    const report = await closeRecord({ reportId: id, decision, keepUntil }, tx);
    if (!report) throw new AppError('report_closed');
    await tellReporter(report, tx);
    await writeAudit({ actor, act: 'report.close', subjectId: id, details: { note: body.note } }, tx);
    return report;
  });
  const [data] = await showReports([closed]);
  if (!data) throw new Error('The report was not shown.');
  return { data };
};
