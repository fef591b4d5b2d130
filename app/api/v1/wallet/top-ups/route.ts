import { requestTopUpContract } from '#lib/contracts/wallet.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { requestTopUp } from '#lib/services/wallet/request-top-up.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(requestTopUpContract, requestTopUp),
});
