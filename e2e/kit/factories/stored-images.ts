import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { sweepImages, storeImage } from '#lib/platform/images/images.ts';
import { database } from '#models/connection.ts';
import { keepImage } from '#models/platform/image.ts';
import { makeJpeg } from './images.ts';

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
