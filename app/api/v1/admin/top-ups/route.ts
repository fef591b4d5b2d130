import { listTopUpsContract } from '#lib/features/money/contracts/wallet.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { listTopUps } from '#lib/features/money/services/list-top-ups.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listTopUpsContract, listTopUps),
});
