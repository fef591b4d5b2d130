import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { sweepImages, storeImage } from '#lib/platform/images/images.ts';
import { database } from '#models/connection.ts';
import { keepImage } from '#models/platform/image.ts';
import { drawJpeg, makeJpeg } from './images.ts';

interface Owned {
  ownerId: string;
}

/** Stores a person's picture as an upload does; returns its key. The sizes of a detailed one differ in their bytes. */
export const makeStoredImage = async ({
  ownerId,
  isDetailed = false,
}: Owned & { isDetailed?: boolean }): Promise<string> => {
  const bytes = await makeJpeg(isDetailed ? { width: 1000, height: 750 } : { width: 400, height: 300 });
  return storeImage({ ownerId, purpose: 'upload', bytes, isDetailed });
};

/** Attaches an uploaded picture, as a service does; false if it cannot be used. */
export const keepStoredImage = ({ key, ownerId }: Owned & { key: string }): Promise<boolean> =>
  keepImage({ key, ownerId, at: now() });

const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
  <rect width="512" height="512" fill="#cfe3d8"/><circle cx="256" cy="200" r="96" fill="#8d5a3b"/>
  <path d="M96 512c0-110 70-180 160-180s160 70 160 180z" fill="#1f4e5f"/>
  <path d="M160 190c0-80 50-110 96-110s96 30 96 110c-40-50-150-50-192 0z" fill="#2b1d17"/>
</svg>`;

/** Stores a drawn portrait that an account may have as its photo; returns its key. */
export const makePortrait = async (): Promise<string> => {
  const ownerId = 'a'.repeat(24);
  const bytes = await drawJpeg(portrait);
  const key = await storeImage({ ownerId, purpose: 'upload', bytes, isDetailed: false });
  await keepStoredImage({ key, ownerId });
  return key;
};

/** A picture whose bytes are missing, which the product never causes; returns its key. */
export const makeBrokenImage = async (owned: Owned): Promise<string> => {
  const key = await makeStoredImage(owned);
  await database().collection('stored.chunks').deleteMany({});
  return key;
};

/** Runs the cleanup as if an hour had passed. */
export const sweepImagesLater = async (): Promise<void> => {
  setClock(new Date(now().getTime() + 3_600_000));
  await sweepImages().finally(resetClock);
};
