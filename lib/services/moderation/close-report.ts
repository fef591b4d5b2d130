import type { AdminReport, CloseReportBody } from '#lib/contracts/admin-lists.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { AppError } from '#lib/domain/app-error.ts';
import { now } from '#lib/integrations/clock.ts';
import { inTransaction } from '#models/connection.ts';
import { closeReport as closeRecord, findReport } from '#models/report.ts';
import { holdAdmin } from '../steps/hold-admin.ts';
import { showReports } from '../steps/show-reports.ts';
import { writeAudit } from '../steps/write-audit.ts';

interface Input {
  actor: Actor;
  params: { id: string };
  body: CloseReportBody;
}

/** Closes a report with what was found, once. */
export const closeReport = async ({ actor, params: { id }, body }: Input): Promise<{ data: AdminReport }> => {
  const closed = await inTransaction(async (tx) => {
    await holdAdmin(actor, tx);
    if (!(await findReport(id, tx))) throw new AppError('not_found');
    const decision = { at: now(), by: actor.userId, note: body.note };
    const report = await closeRecord({ reportId: id, decision }, tx);
    if (!report) throw new AppError('report_closed');
    await writeAudit({ actor, act: 'report.close', subjectId: id, details: { note: body.note } }, tx);
    return report;
  });
  const [data] = await showReports([closed]);
  if (!data) throw new Error('The report was not shown.');
  return { data };
};
