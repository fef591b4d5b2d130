import { reportUserContract } from '#lib/features/people/contracts/safety.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { reportUser } from '#lib/features/visibility/services/report-user.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(reportUserContract, reportUser),
});
