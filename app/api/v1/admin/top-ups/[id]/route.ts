import { decideTopUpContract } from '#lib/contracts/wallet.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { decideTopUp } from '#lib/services/wallet/decide-top-up.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(decideTopUpContract, decideTopUp),
});
