import { reportUserContract } from '#lib/contracts/safety.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { reportUser } from '#lib/services/safety/report-user.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(reportUserContract, reportUser),
});
