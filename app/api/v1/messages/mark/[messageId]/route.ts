import { markMessageContract } from '#lib/contracts/messages.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { markMessage } from '#lib/services/messages/mark-read.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(markMessageContract, markMessage),
});
