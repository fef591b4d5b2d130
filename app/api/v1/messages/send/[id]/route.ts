import { sendMessageContract } from '#lib/contracts/messages.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { sendMessage } from '#lib/services/messages/send-message.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(sendMessageContract, sendMessage),
});
