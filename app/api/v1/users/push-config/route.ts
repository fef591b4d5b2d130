import { readPushConfigContract } from '#lib/contracts/push.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { readPushConfig } from '#lib/services/push/read-push-config.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(readPushConfigContract, readPushConfig),
});
