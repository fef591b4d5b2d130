import type { Attachment } from '#lib/features/messages/contracts/message.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { keepAttachment } from '#models/messages/attachment.ts';
import type { Tx } from '#models/connection.ts';
import type { MessageAttachment } from '#models/messages/message.ts';

interface Keeping {
  senderId: string;
  receiverId: string;
  files: readonly Attachment[];
}

const keyOf = ({ url }: Attachment): string => url.slice(url.lastIndexOf('/') + 1);

/** Takes the sender's uploads into use; of what the sender says of them only the address counts. */
export const keepAttachments = async (
  { senderId, receiverId, files }: Keeping,
  at: Date,
  tx: Tx,
): Promise<MessageAttachment[]> => {
  const kept: MessageAttachment[] = [];
  for (const [place, file] of files.entries()) {
    const row = await keepAttachment({ key: keyOf(file), ownerId: senderId, receiverId, at }, tx);
    if (!row) {
      const field = `attachments.${place}.url`;
      throw new AppError('validation_failed', { errors: [{ field, code: 'unknown_attachment' }] });
    }
    kept.push({ key: row._id, type: row.type, size: row.size, fileName: row.fileName });
  }
  return kept;
};
