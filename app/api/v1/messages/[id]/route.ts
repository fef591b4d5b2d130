import { listMessagesContract } from '#lib/features/messages/contracts/messages.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { listMessages } from '#lib/features/messages/services/list-messages.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listMessagesContract, listMessages),
});
