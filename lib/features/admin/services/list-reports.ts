import type { AdminReport, ReportQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import { listAllReports, type ReportRecord } from '#models/people/report.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { showReports } from '#lib/features/admin/services/steps/show-reports.ts';

/** What people reported. */
export const listReports = listForAdmins<ReportQuery, ReportRecord, AdminReport>({
  name: 'reports',
  read: ({ filter, span, page }) => listAllReports({ ...filter, ...span, ...page }),
  show: showReports,
});
