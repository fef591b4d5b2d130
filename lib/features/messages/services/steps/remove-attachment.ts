import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { deleteAttachmentRow } from '#models/messages/attachment.ts';

/** What the storage calls the file of an attachment. */
export const storedAttachment = (key: string): string => `attachment-${key}`;

/** Removes an attachment. The row goes last: what a crash leaves the sweep finds again. */
export const removeAttachment = async (key: string): Promise<void> => {
  await storage().remove(storedAttachment(key));
  await deleteAttachmentRow(key);
};
