import { listConversationsContract } from '#lib/features/messages/contracts/messages.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { listConversations } from '#lib/features/messages/services/list-conversations.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(listConversationsContract, listConversations),
});
