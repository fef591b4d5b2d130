import { storeImage } from '#lib/services/steps/store-image.ts';
import { makePng } from './images.ts';

/** Stores a picture of a person, as an upload does; answers its key. */
export const makeStoredImage = async ({ ownerId }: { ownerId: string }): Promise<string> =>
  storeImage({ ownerId, purpose: 'upload', bytes: await makePng({ width: 40, height: 30 }) });
