import { listMessagesContract } from '#lib/contracts/messages.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { listMessages } from '#lib/services/messages/list-messages.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listMessagesContract, listMessages),
});
