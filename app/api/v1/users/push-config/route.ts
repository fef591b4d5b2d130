import { readPushConfigContract } from '#lib/features/notifications/contracts/push.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { readPushConfig } from '#lib/features/notifications/services/push-tokens.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readPushConfigContract, readPushConfig),
});
