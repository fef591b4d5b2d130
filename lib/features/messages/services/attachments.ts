import { randomBytes } from 'node:crypto';
import type { StreamPayload, UploadedFile } from '#lib/platform/contract/payloads.ts';
import type { Attachment } from '#lib/features/messages/contracts/message.ts';
import { attachmentUrl } from '#lib/features/messages/contracts/messages.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { shrinkImage } from '#lib/platform/images/shrink-image.ts';
import { isAllowedFile } from '#lib/features/messages/rules/allowed-file.ts';
import { sniffFile } from '#lib/features/messages/rules/sniff-file.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { insertAttachment, findAttachment, listExpiredAttachments } from '#models/messages/attachment.ts';
import {
  storedAttachment,
  removeAttachment,
} from '#lib/features/messages/services/steps/remove-attachment.ts';

const UNUSED_LIFETIME_MS = 86_400_000;
const MAX_NAME_LENGTH = 120;

// Characters that control a terminal, a path or the text direction are removed from names.
const unprintable = /[\p{C}\p{Zl}\p{Zp}/\\]/gu;

const toSafeName = (fileName: string): string => {
  const printed = fileName.normalize('NFC').replace(unprintable, '').trim();
  return [...printed].slice(-MAX_NAME_LENGTH).join('').trim() || 'file';
};

// Re-encodes pictures, which removes hidden code and GPS positions.
const reencodeImage = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const image = await shrinkImage(bytes);
  if (image === 'busy') throw new AppError('unavailable', { retryAfterSeconds: 5 });
  if (typeof image === 'string') throw new AppError(image);
  return image[640];
};

/** Stores a file for a message about to be sent. Files that no message uses are deleted after a day. */
export const uploadAttachment = async ({
  actor,
  file,
}: {
  actor: Actor;
  file: UploadedFile;
}): Promise<{ data: Attachment }> => {
  if (file.bytes.byteLength === 0)
    throw new AppError('validation_failed', { errors: [{ field: 'file', code: 'required' }] });
  const { type, contentType } = sniffFile(file.bytes);
  const fileName = toSafeName(file.fileName);
  // The name as it will be stored.
  if (!isAllowedFile({ name: fileName, bytes: file.bytes })) throw new AppError('file_not_allowed');
  const bytes = type === 'image' ? await reencodeImage(file.bytes) : file.bytes;
  const key = randomBytes(16).toString('hex');
  const createdAt = now();
  const row = { type, size: bytes.byteLength, fileName };
  const expiresAt = new Date(createdAt.getTime() + UNUSED_LIFETIME_MS);
  // The row comes first: if anything fails from here on, the sweep knows the key.
  await insertAttachment({ _id: key, ownerId: actor.userId, contentType, ...row, createdAt, expiresAt });
  await storage().put({ key: storedAttachment(key), size: bytes.byteLength, chunks: [bytes] });
  return { data: { key, ...row, url: attachmentUrl(key) } };
};

/** Returns an attachment to its sender or receiver; for anyone else it does not exist. */
export const readAttachment = async ({
  actor,
  params: { key },
}: {
  actor: Actor;
  params: { key: string };
}): Promise<StreamPayload> => {
  const row = await findAttachment(key);
  const readers = [row?.ownerId, row?.receiverId].map(String);
  if (!row || !readers.includes(actor.userId)) throw new AppError('not_found');
  const { type, contentType, fileName } = row;
  const stored = storedAttachment(key);
  return {
    ...{ key: stored, contentType, isImmutable: false, ...(type !== 'image' && { downloadName: fileName }) },
    open: (range) => storage().open(stored, range),
  };
};

// A message being sent right now may still use its file.
const GRACE_MS = 600_000;

const BATCH = 100;

/** Deletes files that were uploaded but never sent, and leftovers of broken uploads. */
export const sweepAttachments = async (): Promise<void> => {
  const before = new Date(now().getTime() - GRACE_MS);
  for (;;) {
    const keys = await listExpiredAttachments(before, BATCH);
    if (keys.length === 0) return;
    for (const key of keys) await removeAttachment(key);
  }
};
