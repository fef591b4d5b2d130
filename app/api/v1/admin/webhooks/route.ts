import { addWebhookContract, listWebhooksContract } from '#lib/features/admin/contracts/webhooks.ts';
import { addWebhook, listWebhooks } from '#lib/features/admin/services/webhooks.ts';
import { handle, route } from '#lib/wiring/http.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listWebhooksContract, listWebhooks),
  POST: handle(addWebhookContract, addWebhook),
});
