import { randomBytes } from 'node:crypto';
import type { UploadedFile, FilePayload } from '#lib/platform/contract/payloads.ts';
import type { Attachment } from '#lib/features/messages/contracts/message.ts';
import { attachmentUrl } from '#lib/features/messages/contracts/messages.calls.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { shrinkImage } from '#lib/platform/images/shrink-image.ts';
import { canRun } from '#lib/features/messages/rules/runnable-file.ts';
import { canRunByName } from '#lib/features/messages/rules/runnable-name.ts';
import { sniffFile } from '#lib/features/messages/rules/sniff-file.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { insertAttachment, findAttachment, listExpiredAttachments } from '#models/messages/attachment.ts';
import {
  storedAttachment,
  removeAttachment,
} from '#lib/features/messages/services/steps/remove-attachment.ts';

const TRIAL_MS = 86_400_000;
const MOST_LETTERS = 120;

// Letters that steer a terminal, a path or the direction of writing are no part of a name.
const unprintable = /[\p{C}\p{Zl}\p{Zp}/\\]/gu;

const nameOf = (fileName: string): string => {
  const printed = fileName.normalize('NFC').replace(unprintable, '').trim();
  return [...printed].slice(-MOST_LETTERS).join('').trim() || 'file';
};

// Pictures are made anew, so that neither a hidden program nor the place where they were taken travels along.
const redraw = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const image = await shrinkImage(bytes);
  if (image === 'busy') throw new AppError('unavailable', { retryAfterSeconds: 5 });
  if (typeof image === 'string') throw new AppError(image);
  return image[640];
};

interface Upload {
  actor: Actor;
  file: UploadedFile;
}

/** Stores a file for a message that is about to be sent; one that none carries goes after a day. */
export const uploadAttachment = async ({ actor, file }: Upload): Promise<{ data: Attachment }> => {
  if (file.bytes.byteLength === 0)
    throw new AppError('validation_failed', { errors: [{ field: 'file', code: 'required' }] });
  const { type, contentType } = sniffFile(file.bytes);
  const fileName = nameOf(file.fileName);
  // The name as it will be saved; a picture keeps nothing of its bytes.
  if (type === 'image' ? canRunByName(fileName) : canRun({ name: fileName, bytes: file.bytes }))
    throw new AppError('file_can_run');
  const bytes = type === 'image' ? await redraw(file.bytes) : file.bytes;
  const key = randomBytes(16).toString('hex');
  const createdAt = now();
  const row = { type, size: bytes.byteLength, fileName };
  const expiresAt = new Date(createdAt.getTime() + TRIAL_MS);
  // The row comes first: whatever fails from here on, the sweep knows the key.
  await insertAttachment({ _id: key, ownerId: actor.userId, contentType, ...row, createdAt, expiresAt });
  await storage().put({ key: storedAttachment(key), bytes });
  return { data: { ...row, url: attachmentUrl(key) } };
};

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

// A message that is being sent just now may still take its file into use.
const GRACE_MS = 600_000;

const BATCH = 100;

/** Removes files that were uploaded for messages but never sent, and what broken uploads left behind. */
export const sweepAttachments = async (): Promise<void> => {
  const before = new Date(now().getTime() - GRACE_MS);
  for (;;) {
    const keys = await listExpiredAttachments(before, BATCH);
    if (keys.length === 0) return;
    for (const key of keys) await removeAttachment(key);
  }
};
