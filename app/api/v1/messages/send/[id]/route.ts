import { sendMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { sendMessage } from '#lib/features/messages/services/send-message.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(sendMessageContract, sendMessage),
});
