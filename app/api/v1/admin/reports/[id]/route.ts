import { closeReportContract } from '#lib/features/admin/contracts/admin-lists.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { closeReport } from '#lib/features/admin/services/close-report.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(closeReportContract, closeReport),
});
