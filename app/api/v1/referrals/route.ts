import { listReferralsContract } from '#lib/contracts/referrals.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listReferrals } from '#lib/services/referrals/list-referrals.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listReferralsContract, listReferrals),
});
