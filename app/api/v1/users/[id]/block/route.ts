import { blockUserContract, unblockUserContract } from '#lib/features/people/contracts/safety.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { blockUser } from '#lib/features/people/services/block-user.ts';
import { unblockUser } from '#lib/features/people/services/unblock-user.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(blockUserContract, blockUser),
  DELETE: handle(unblockUserContract, unblockUser),
});
