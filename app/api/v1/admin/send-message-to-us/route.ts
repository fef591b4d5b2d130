import { sendMessageToUsContract } from '#lib/contracts/tickets.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { sendMessageToUs } from '#lib/services/tickets/send-message-to-us.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(sendMessageToUsContract, sendMessageToUs),
});
