import { blockUserContract, unblockUserContract } from '#lib/contracts/safety.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { blockUser } from '#lib/services/safety/block-user.ts';
import { unblockUser } from '#lib/services/safety/unblock-user.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(blockUserContract, blockUser),
  DELETE: handle(unblockUserContract, unblockUser),
});
