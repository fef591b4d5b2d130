import { requestTopUpContract } from '#lib/features/money/contracts/wallet.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { requestTopUp } from '#lib/features/money/services/top-ups.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(requestTopUpContract, requestTopUp),
});
