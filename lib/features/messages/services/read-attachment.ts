import type { FilePayload } from '#lib/platform/contract/file-payload.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { findAttachment } from '#models/messages/attachment.ts';
import { storedAttachment } from '#lib/features/messages/services/steps/remove-attachment.ts';

interface Input {
  actor: Actor;
  params: { key: string };
}

/** The bytes of an attachment for its sender and its receiver; to anybody else it is not there. */
export const readAttachment = async ({ actor, params: { key } }: Input): Promise<FilePayload> => {
  const row = await findAttachment(key);
  const readers = [row?.ownerId, row?.receiverId].map(String);
  if (!row || !readers.includes(actor.userId)) throw new AppError('not_found');
  const bytes = await storage().read(storedAttachment(key));
  if (!bytes) throw new AppError('not_found');
  const { type, contentType, fileName } = row;
  return { bytes, contentType, isImmutable: false, ...(type !== 'image' && { downloadName: fileName }) };
};
