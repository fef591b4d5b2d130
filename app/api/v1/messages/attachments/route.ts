import { uploadAttachmentContract } from '#lib/features/messages/contracts/messages.ts';
import { handle } from '#lib/platform/http/handle.ts';
import { route } from '#lib/platform/http/route.ts';
import { uploadAttachment } from '#lib/features/messages/services/upload-attachment.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(uploadAttachmentContract, uploadAttachment),
});
