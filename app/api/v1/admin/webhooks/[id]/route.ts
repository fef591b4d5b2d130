import { changeWebhookContract, removeWebhookContract } from '#lib/features/admin/contracts/webhooks.ts';
import { changeWebhook, removeWebhook } from '#lib/features/admin/services/webhooks.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(changeWebhookContract, changeWebhook),
  DELETE: handle(removeWebhookContract, removeWebhook),
});
