import { getAttachmentContract } from '#lib/contracts/messages.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { readAttachment } from '#lib/services/messages/read-attachment.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getAttachmentContract, readAttachment),
});
