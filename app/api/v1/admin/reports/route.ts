import { listReportsContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listReports } from '#lib/features/admin/services/reports.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listReportsContract, listReports),
});
