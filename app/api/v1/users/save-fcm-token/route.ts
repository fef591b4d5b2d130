import { dropTokenContract, saveTokenContract } from '#lib/contracts/push.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { dropToken } from '#lib/services/push/drop-token.ts';
import { saveToken } from '#lib/services/push/save-token.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(saveTokenContract, saveToken),
  DELETE: handle(dropTokenContract, dropToken),
});
