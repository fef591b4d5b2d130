import { decideTopUpContract } from '#lib/features/money/contracts/wallet.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { decideTopUp } from '#lib/features/money/services/decide-top-up.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(decideTopUpContract, decideTopUp),
});
