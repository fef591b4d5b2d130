import { blockUserContract, unblockUserContract } from '#lib/features/people/contracts/safety.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { blockUser, unblockUser } from '#lib/features/visibility/services/blocks.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(blockUserContract, blockUser),
  DELETE: handle(unblockUserContract, unblockUser),
});
