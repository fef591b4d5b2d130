import type { AdminReport, ReportQuery } from '#lib/contracts/admin-lists.ts';
import { listAllReports, type ReportRecord } from '#models/report.ts';
import { listForAdmins } from '../steps/list-for-admins.ts';
import { showReports } from '../steps/show-reports.ts';

/** What people reported. */
export const listReports = listForAdmins<ReportQuery, ReportRecord, AdminReport>({
  name: 'reports',
  read: ({ filter, span, page }) => listAllReports({ ...filter, ...span, ...page }),
  show: showReports,
});
