import { readOverviewContract } from '#lib/features/office/contracts/office.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { readOverview } from '#lib/features/office/services/overview.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readOverviewContract, readOverview),
});
