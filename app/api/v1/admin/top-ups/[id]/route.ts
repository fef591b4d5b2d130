import { decideTopUpContract } from '#lib/features/money/contracts/wallet.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { decideTopUp } from '#lib/features/money/services/top-ups.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(decideTopUpContract, decideTopUp),
});
