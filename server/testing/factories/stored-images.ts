import { now, resetClock, setClock } from '#lib/platform/time/clock.ts';
import { sweepImages, storeImage } from '#lib/platform/images/images.ts';
import { database } from '#models/connection.ts';
import { keepImage } from '#models/platform/image.ts';
import { makeJpeg } from './images.ts';

interface Owned {
  ownerId: string;
}

/** Stores a picture of a person, as an upload does; answers its key. */
export const makeStoredImage = async ({ ownerId }: Owned): Promise<string> =>
  storeImage({ ownerId, purpose: 'upload', bytes: await makeJpeg({ width: 400, height: 300 }) });

/** Takes an uploaded picture into use, as a job does; false when it is not there to be used. */
export const keepStoredImage = ({ key, ownerId }: Owned & { key: string }): Promise<boolean> =>
  keepImage({ key, ownerId, at: now() });

/** A stored picture whose bytes are gone, which nothing in the product brings about; answers its key. */
export const makeBrokenImage = async (owned: Owned): Promise<string> => {
  const key = await makeStoredImage(owned);
  await database().collection('stored.chunks').deleteMany({});
  return key;
};

/** Runs the sweep as it will run in an hour. */
export const sweepImagesLater = async (): Promise<void> => {
  setClock(new Date(now().getTime() + 3_600_000));
  await sweepImages().finally(resetClock);
};
