import { listReferralsContract } from '#lib/features/referrals/contracts/referrals.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listReferrals } from '#lib/features/referrals/services/list-referrals.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listReferralsContract, listReferrals),
});
