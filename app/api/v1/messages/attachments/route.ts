import { uploadAttachmentContract } from '#lib/contracts/messages.ts';
import { handle } from '#lib/http/handle.ts';
import { route } from '#lib/http/route.ts';
import { uploadAttachment } from '#lib/services/messages/upload-attachment.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(uploadAttachmentContract, uploadAttachment),
});
