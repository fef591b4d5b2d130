import { markMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { markMessage } from '#lib/features/notifications/services/mark-read.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(markMessageContract, markMessage),
});
