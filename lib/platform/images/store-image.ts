import { randomBytes } from 'node:crypto';
import { imageFile, imageSizes } from './contract.calls.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { shrinkImage, type ImageFault, type ShrunkImage } from './shrink-image.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { insertImage, type ImagePurpose } from '#models/platform/image.ts';

const TRIAL_MS = 86_400_000;

const refusal = (fault: ImageFault): AppError =>
  fault === 'busy' ? new AppError('unavailable', { retryAfterSeconds: 5 }) : new AppError(fault);

const putFiles = async (key: string, image: ShrunkImage): Promise<void> => {
  await Promise.all(
    imageSizes.map((size) => storage().put({ key: imageFile({ key, size }), bytes: image[size] })),
  );
};

interface NewImage {
  ownerId: string;
  purpose: ImagePurpose;
  bytes: Uint8Array;
}

/** Stores a picture in our sizes and answers its key. Unless something keeps it, the sweep removes it after a day. */
export const storeImage = async ({ ownerId, purpose, bytes }: NewImage): Promise<string> => {
  const image = await shrinkImage(bytes);
  if (typeof image === 'string') throw refusal(image);
  const key = randomBytes(16).toString('hex');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + TRIAL_MS);
  // The row comes first: whatever fails from here on, the sweep knows the key.
  await insertImage({ _id: key, ownerId, purpose, createdAt, expiresAt });
  await putFiles(key, image);
  return key;
};
