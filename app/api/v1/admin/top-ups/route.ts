import { listTopUpsContract } from '#lib/contracts/wallet.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listTopUps } from '#lib/services/wallet/list-top-ups.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listTopUpsContract, listTopUps),
});
