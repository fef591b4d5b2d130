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
import { retentionEnd } from '#lib/features/people/rules/keep-until.ts';
import { closeEvidence } from '#lib/features/people/services/steps/keep-evidence.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';
import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';

export const listReports = listForAdmins<ReportQuery, ReportRecord, AdminReport>({
  name: 'reports',
  read: ({ filter, span, page }) => listAllReports({ ...filter, ...span, ...page }),
  show: showReports,
});

// Says only that the report is closed: consequences stay between us and the reported person.
const notifyReporter = ({ reporterId, number }: ReportRecord, tx: Tx): Promise<void> => {
  const content = { kind: 'report', params: { number } } as const;
  return writeOutbox(
    { kind: 'notification', payload: { userId: String(reporterId), content, href: null } },
    tx,
  );
};

/** Closes a report once with a result and notifies the reporter. */
export const closeReport = async ({
  actor,
  params: { id },
  body,
}: {
  actor: Actor;
  params: { id: string };
  body: CloseReportBody;
}): Promise<{ data: AdminReport }> => {
  const closed = await inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    if (!(await findReport(id, tx))) throw new AppError('not_found');
    const decision = { at: now(), by: actor.userId, note: body.note };
    const keepUntil = retentionEnd(decision.at);
    const report = await closeRecord({ reportId: id, decision, keepUntil }, tx);
    if (!report) throw new AppError('report_closed');
    await closeEvidence(id, decision.at, tx);
    await notifyReporter(report, tx);
    const aboutId = String(report.subjectId);
    await writeAudit(
      { actor, act: 'report.close', subjectId: id, aboutId, details: { note: body.note } },
      tx,
    );
    return report;
  });
  const [data] = await showReports([closed]);
  if (!data) throw new Error('The report was not shown.');
  return { data };
};
