import { randomBytes } from 'node:crypto';
import { imageFile, imageSizes, inImageSize, imageUrl } from './image-file.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { shrinkImage, type ImageFault, type ShrunkImage } from './shrink-image.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import {
  findImage,
  insertImage,
  type ImagePurpose,
  deleteImageRow,
  expireImage,
  keepImage,
  listExpiredImages,
  setImagePurpose,
} from '#models/platform/image.ts';
import type { FilePayload, UploadedFile } from '#lib/platform/contract/payloads.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Tx } from '#models/connection.ts';
import type { StoredImage } from './contract.ts';

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

interface Asked {
  /** Null: a guest, or a page's picture, which brings no session. */
  actor: Actor | null;
  params: { file: string };
  savesData: boolean;
}

const [smallest] = imageSizes;

// It may become a picture that is not for everyone: no cache is to outlast its trial.
const TRIAL_KEEP_SECONDS = 60;

type Keeping = Pick<FilePayload, 'isImmutable' | 'keepSeconds'>;

/** Who may see a picture, and how long it may be kept: what people wrote to us, and what we took away, is between them and us. */
const keepingFor = async ({ actor, params }: Asked): Promise<Keeping> => {
  const image = await findImage(params.file.split('-')[0] ?? '');
  if (image?.purpose === 'ticket' || image?.purpose === 'withheld') {
    const isOwn = String(image.ownerId) === actor?.userId;
    if (!isOwn && actor?.role !== 'admin') throw new AppError('not_found');
    return { isImmutable: false };
  }
  return image?.expiresAt ? { isImmutable: false, keepSeconds: TRIAL_KEEP_SECONDS } : { isImmutable: true };
};

/** The bytes of one size of a picture, named as in its address; the smallest for those who save data. */
export const readImage = async (asked: Asked): Promise<FilePayload> => {
  const { params, savesData } = asked;
  const [keeping, bytes] = await Promise.all([
    keepingFor(asked),
    storage().read(savesData ? inImageSize(params.file, smallest) : params.file),
  ]);
  if (!bytes) throw new AppError('not_found');
  return { bytes, contentType: 'image/webp', ...keeping, variesBy: 'save-data' };
};

/** Removes a picture in all sizes. What a crash leaves of it the sweep finishes. */
export const removeImage = async (key: string): Promise<void> => {
  await expireImage(key, now());
  await Promise.all(imageSizes.map((size) => storage().remove(imageFile({ key, size }))));
  await deleteImageRow(key);
};

interface Exchange {
  actor: Pick<Actor, 'userId'>;
  before: readonly string[];
  after: readonly string[];
  /** The body's field that lists them. */
  field?: string;
  purpose?: ImagePurpose;
}

/** Takes the caller's new pictures into use and gives up those that are no longer named. */
export const exchangeImages = async (exchange: Exchange, tx: Tx): Promise<void> => {
  const { actor, before, after, field = 'image', purpose } = exchange;
  const at = now();
  for (const [place, key] of after.entries()) {
    if (before.includes(key)) continue;
    if (!(await keepImage({ key, ownerId: actor.userId, purpose, at }, tx)))
      throw new AppError('validation_failed', {
        errors: [{ field: `${field}.${place}`, code: 'unknown_image' }],
      });
  }
  for (const key of before) if (!after.includes(key)) await expireImage(key, at, tx);
};

/** Takes a picture from everyone but its owner and the admins; from then on it may be given a last day. */
export const withholdImage = (image: { key: string; expiresAt?: Date }, tx: Tx): Promise<void> =>
  setImagePurpose({ ...image, purpose: 'withheld' }, tx);

const toStoredImage = (key: string): StoredImage => ({
  key,
  urls: { 256: imageUrl({ key, size: 256 }), 640: imageUrl({ key, size: 640 }) },
});

interface Upload {
  actor: Actor;
  file: UploadedFile;
}

/** Stores a picture for something that the caller is about to write, such as a job. */
export const uploadImage = async ({ actor, file }: Upload): Promise<{ data: StoredImage }> => {
  const key = await storeImage({ ownerId: actor.userId, purpose: 'upload', bytes: file.bytes });
  return { data: toStoredImage(key) };
};

// An upload that is still being stored, or a picture that is being kept just now, is left alone.
const GRACE_MS = 600_000;

const BATCH = 100;

/** Removes pictures that were uploaded but never used, and what broken uploads left behind. */
export const sweepImages = async (): Promise<void> => {
  const before = new Date(now().getTime() - GRACE_MS);
  let keys = await listExpiredImages(before, BATCH);
  while (keys.length > 0) {
    for (const key of keys) await removeImage(key);
    keys = await listExpiredImages(before, BATCH);
  }
};
