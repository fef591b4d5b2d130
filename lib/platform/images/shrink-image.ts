import { availableParallelism } from 'node:os';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { imageSizes, LARGE_SIZE, storedSizes, type ImageSize, type StoredSize } from './image-file.ts';
import { createLanes } from '#lib/platform/concurrency/semaphore.ts';
import { isTakenType } from './sniff-image.ts';

export type ImageFault = 'not_an_image' | 'image_too_many_pixels' | 'busy';
export type ShrunkImage = Readonly<Record<ImageSize, Uint8Array> & Partial<Record<StoredSize, Uint8Array>>>;

const MAX_PIXELS = 40_000_000;
// Interlaced pictures must be decoded whole, at up to 12 bytes a pixel.
const MAX_INTERLACED_PIXELS = 16_000_000;
const TIMEOUT_SECONDS = 4;
// A taller picture is a strip; WebP allows 16,383 pixels a side.
const MAX_HEIGHT_PER_WIDTH = 4;

// Leaves one core to the event loop and two of libuv's four threads to password hashing.
const lanes = Math.max(1, Math.min(2, availableParallelism() - 1));
const inLane = createLanes({ lanes, maxWaiting: 30 });
sharp.concurrency(1);
sharp.cache(false);

const reading = {
  failOn: 'error',
  limitInputPixels: MAX_PIXELS,
  sequentialRead: true,
} satisfies SharpOptions;

const findFault = ({ width, height, pages = 1, isProgressive }: Metadata): ImageFault | null => {
  if (pages > 1) return 'not_an_image';
  const limit = isProgressive ? MAX_INTERLACED_PIXELS : MAX_PIXELS;
  return width * height > limit ? 'image_too_many_pixels' : null;
};

const maxHeight = (size: StoredSize): number =>
  size === LARGE_SIZE ? LARGE_SIZE : size * MAX_HEIGHT_PER_WIDTH;

const within = (...sizes: readonly StoredSize[]) => {
  const [width, height] = [Math.max(...sizes), Math.max(...sizes.map(maxHeight))];
  return { width, height, fit: 'inside', withoutEnlargement: true } as const;
};

/** Decodes once: upright, in sRGB, large enough for all sizes, without metadata. */
const decode = (bytes: Uint8Array, sizes: readonly StoredSize[]) =>
  sharp(bytes, reading)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(within(...sizes))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

type Pixels = Awaited<ReturnType<typeof decode>>;

const encode = ({ data, info }: Pixels, size: StoredSize): Promise<Uint8Array> =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(within(size))
    .webp({ quality: 80 })
    .toBuffer();

const shrink = async (bytes: Uint8Array, isDetailed: boolean): Promise<ShrunkImage | ImageFault> => {
  const fault = findFault(await sharp(bytes, { ...reading, limitInputPixels: false }).metadata());
  if (fault) return fault;
  const pixels = await decode(bytes, isDetailed ? storedSizes : imageSizes);
  const [small, middle] = [await encode(pixels, 256), await encode(pixels, 640)];
  return { 256: small, 640: middle, ...(isDetailed && { [LARGE_SIZE]: await encode(pixels, LARGE_SIZE) }) };
};

const faultOfError = (error: unknown): ImageFault =>
  error instanceof Error && error.message.startsWith('timeout') ? 'busy' : 'not_an_image';

/**
 * Converts an upload to our WebP sizes without metadata, or says what is wrong with it. Only a detailed one has the
 * large size.
 */
export const shrinkImage = async (
  bytes: Uint8Array,
  isDetailed = false,
): Promise<ShrunkImage | ImageFault> => {
  if (!isTakenType(bytes)) return 'not_an_image';
  return inLane(() => shrink(bytes, isDetailed).catch(faultOfError));
};
