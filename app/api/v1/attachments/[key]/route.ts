import { getAttachmentContract } from '#lib/features/messages/contracts/messages.ts';
import { handle, route } from '#lib/wiring/http.ts';
import { readAttachment } from '#lib/features/messages/services/attachments.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(getAttachmentContract, readAttachment),
});
