import { muteConversationContract } from '#lib/features/messages/contracts/messages.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { muteConversation } from '#lib/features/messages/services/list-messages.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(muteConversationContract, muteConversation),
});
