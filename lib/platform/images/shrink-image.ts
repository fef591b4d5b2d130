import { availableParallelism } from 'node:os';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { imageSizes, type ImageSize } from './image-file.ts';
import { createLanes } from '#lib/platform/concurrency/semaphore.ts';
import { isTakenType } from './sniff-image.ts';

export type ImageFault = 'not_an_image' | 'image_too_many_pixels' | 'busy';
export type ShrunkImage = Readonly<Record<ImageSize, Uint8Array>>;

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

const within = (width: number) =>
  ({ width, height: width * MAX_HEIGHT_PER_WIDTH, fit: 'inside', withoutEnlargement: true }) as const;

/** Decodes once: upright, in sRGB, at the largest size, without metadata. */
const decode = (bytes: Uint8Array) =>
  sharp(bytes, reading)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(within(Math.max(...imageSizes)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

type Pixels = Awaited<ReturnType<typeof decode>>;

const encode = ({ data, info }: Pixels, width: ImageSize): Promise<Uint8Array> =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(within(width))
    .webp({ quality: 80 })
    .toBuffer();

const shrink = async (bytes: Uint8Array): Promise<ShrunkImage | ImageFault> => {
  const fault = findFault(await sharp(bytes, { ...reading, limitInputPixels: false }).metadata());
  if (fault) return fault;
  const pixels = await decode(bytes);
  const [small, large] = [await encode(pixels, 256), await encode(pixels, 640)];
  return { 256: small, 640: large };
};

const faultOfError = (error: unknown): ImageFault =>
  error instanceof Error && error.message.startsWith('timeout') ? 'busy' : 'not_an_image';

/** Converts an upload to our WebP sizes without metadata, or says what is wrong with it. */
export const shrinkImage = async (bytes: Uint8Array): Promise<ShrunkImage | ImageFault> => {
  if (!isTakenType(bytes)) return 'not_an_image';
  return inLane(() => shrink(bytes).catch(faultOfError));
};
