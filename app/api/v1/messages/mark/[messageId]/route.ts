import { markMessageContract } from '#lib/features/messages/contracts/messages.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { markMessage } from '#lib/features/messages/services/mark-read.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handle(markMessageContract, markMessage),
});
