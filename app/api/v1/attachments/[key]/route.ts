import { getAttachmentContract } from '#lib/features/messages/contracts/messages.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { readAttachment } from '#lib/features/messages/services/read-attachment.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getAttachmentContract, readAttachment),
});
