import { randomBytes } from 'node:crypto';
import { imageFile, imageSizes, inImageSize, imageUrl, LARGE_SIZE, storedSizes } from './image-file.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { shrinkImage, type ImageFault, type ShrunkImage } from './shrink-image.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import {
  expireImagesOf,
  findImage,
  handOverImage,
  insertImage,
  type ImagePurpose,
  type ImageRecord,
  deleteImageRow,
  expireImage,
  keepImage,
  listExpiredImages,
  setImagesExpiry,
} from '#models/platform/image.ts';
import type { ByteRange, OpenFile, StreamPayload, UploadedFile } from '#lib/platform/contract/payloads.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import type { Tx } from '#models/connection.ts';
import type { StoredImage } from './contract.ts';

const TRIAL_MS = 86_400_000;

const refusal = (fault: ImageFault): AppError =>
  fault === 'busy' ? new AppError('unavailable', { retryAfterSeconds: 5 }) : new AppError(fault);

const putFiles = async (key: string, image: ShrunkImage): Promise<void> => {
  await Promise.all(
    storedSizes.map(async (size) => {
      const bytes = image[size];
      if (!bytes) return;
      await storage().put({ key: imageFile({ key, size }), size: bytes.byteLength, chunks: [bytes] });
    }),
  );
};

interface NewImage {
  ownerId: string;
  purpose: ImagePurpose;
  bytes: Uint8Array;
  /** Stores the large size, too. */
  isDetailed?: boolean;
}

/** Stores a picture in our sizes and returns its key. The sweep deletes it after a day unless something keeps it. */
export const storeImage = async ({ ownerId, purpose, bytes, isDetailed }: NewImage): Promise<string> => {
  const image = await shrinkImage(bytes, isDetailed);
  if (typeof image === 'string') throw refusal(image);
  const key = randomBytes(16).toString('hex');
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + TRIAL_MS);
  // Insert the row first: if anything fails later, the sweep knows the key.
  await insertImage({ _id: key, ownerId, purpose, createdAt, expiresAt });
  await putFiles(key, image);
  return key;
};

interface ReadRequest {
  /** Null for guests and for <img> requests, which carry no session. */
  actor: Actor | null;
  params: { file: string };
  savesData: boolean;
}

const [smallest, middle] = imageSizes;

// The picture may still become private, so no cache may keep it for long.
const TRIAL_KEEP_SECONDS = 60;

type Caching = Pick<StreamPayload, 'isImmutable' | 'keepSeconds'>;

/**
 * Who may see a picture besides admins; null: everyone. Pictures that people sent us, or that we removed, stay between
 * them and us; those of gates are not even for admins.
 */
const readersOf = ({ purpose, ownerId, readerIds = [] }: ImageRecord): string[] | null => {
  if (purpose === 'evidence') return readerIds.map(String);
  return purpose === 'ticket' || purpose === 'withheld' || purpose === 'gate' ? [String(ownerId)] : null;
};

/** Who may see a picture, and how long it may be kept. */
const resolveCaching = async ({ actor, params }: ReadRequest): Promise<Caching> => {
  const image = await findImage(params.file.split('-')[0] ?? '');
  const readers = image && readersOf(image);
  if (readers) {
    const isForOffice = actor?.role === 'admin' && image?.purpose !== 'gate';
    const isReader = actor !== null && (isForOffice || readers.includes(actor.userId));
    if (!isReader) throw new AppError('not_found');
    return { isImmutable: false };
  }
  return image?.expiresAt ? { isImmutable: false, keepSeconds: TRIAL_KEEP_SECONDS } : { isImmutable: true };
};

const isLarge = (file: string): boolean => file.endsWith(`-${LARGE_SIZE}.webp`);

/** Opens a picture in one size. Those without a large one are opened in the middle one instead. */
const openImage = async (file: string, range: ByteRange | null): Promise<OpenFile | null> => {
  const found = await storage().open(file, range);
  return found || !isLarge(file) ? found : storage().open(inImageSize(file, middle), range);
};

/** A picture in one size; the smallest for users who save data, unless they open the large one. */
export const readImage = async (request: ReadRequest): Promise<StreamPayload> => {
  const { params, savesData } = request;
  const key = savesData && !isLarge(params.file) ? inImageSize(params.file, smallest) : params.file;
  const caching = await resolveCaching(request);
  // A private picture never leaves by an address that others could use.
  const elsewhere = caching.isImmutable
    ? await storage().addressFor({ key, contentType: 'image/webp' })
    : null;
  return {
    ...{ key, contentType: 'image/webp', ...caching, variesBy: 'save-data', elsewhere },
    open: (range) => openImage(key, range),
  };
};

/** Deletes a picture in all sizes. The sweep completes this after a crash. */
export const removeImage = async (key: string): Promise<void> => {
  await expireImage(key, now());
  await Promise.all(storedSizes.map((size) => storage().remove(imageFile({ key, size }))));
  await deleteImageRow(key);
};

interface Exchange {
  actor: Pick<Actor, 'userId'>;
  before: readonly string[];
  after: readonly string[];
  /** The body field that lists the pictures. */
  field?: string;
  purpose?: ImagePurpose;
}

/** Keeps newly listed pictures and releases those no longer listed. */
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

interface HandingOver {
  actor: Pick<Actor, 'userId'>;
  keys: readonly string[];
  /** The body field that lists the pictures. */
  field: string;
  /** The claim that owns them from now on. */
  to: string;
  readers: readonly string[];
}

/** Makes the caller's unused pictures the evidence of a claim: neither removing nor deleting an account reaches them. */
export const handOverImages = async (
  { actor, keys, field, ...claim }: HandingOver,
  tx: Tx,
): Promise<void> => {
  const at = now();
  for (const [place, key] of keys.entries())
    if (!(await handOverImage({ key, ownerId: actor.userId, ...claim, at }, tx)))
      throw new AppError('validation_failed', {
        errors: [{ field: `${field}.${place}`, code: 'unknown_image' }],
      });
};

export { expireImage, expireImagesOf, setImagesExpiry };

const toStoredImage = (key: string): StoredImage => ({
  key,
  urls: { 256: imageUrl({ key, size: 256 }), 640: imageUrl({ key, size: 640 }) },
});

interface Upload {
  actor: Actor;
  query: { size?: 'large' | undefined };
  file: UploadedFile;
}

/** Stores a picture for a record that the caller is about to write, such as a service. */
export const uploadImage = async ({ actor, query, file }: Upload): Promise<{ data: StoredImage }> => {
  const isDetailed = query.size === 'large';
  const key = await storeImage({ ownerId: actor.userId, purpose: 'upload', bytes: file.bytes, isDetailed });
  return { data: toStoredImage(key) };
};

// Leaves uploads in progress and pictures being kept right now alone.
const GRACE_MS = 600_000;

const BATCH = 100;

/** Deletes unused pictures and the remains of broken uploads. */
export const sweepImages = async (): Promise<void> => {
  const before = new Date(now().getTime() - GRACE_MS);
  let keys = await listExpiredImages(before, BATCH);
  while (keys.length > 0) {
    for (const key of keys) await removeImage(key);
    keys = await listExpiredImages(before, BATCH);
  }
};
