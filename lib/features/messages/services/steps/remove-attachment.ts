import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { deleteAttachmentRow } from '#models/messages/attachment.ts';

/** Returns the storage key of an attachment. */
export const storedAttachment = (key: string): string => `attachment-${key}`;

/** Deletes an attachment. The row goes last, so that the sweep finds what a crash leaves behind. */
export const removeAttachment = async (key: string): Promise<void> => {
  await storage().remove(storedAttachment(key));
  await deleteAttachmentRow(key);
};
