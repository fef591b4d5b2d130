import { dropTokenContract, saveTokenContract } from '#lib/features/notifications/contracts/push.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { dropToken, saveToken } from '#lib/features/notifications/services/push-tokens.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(saveTokenContract, saveToken),
  DELETE: handle(dropTokenContract, dropToken),
});
