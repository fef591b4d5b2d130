import { endSessionContract } from '#lib/contracts/accounts.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { endSession } from '#lib/services/accounts/end-session.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(endSessionContract, endSession),
});
