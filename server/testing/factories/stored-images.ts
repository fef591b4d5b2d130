import { imageFile } from '#lib/contracts/images.calls.ts';
import { storeImage } from '#lib/services/steps/store-image.ts';
import { database } from '#models/connection.ts';
import { makeJpeg } from './images.ts';
import { makeUser } from './users.ts';

/** Stores a picture of a person, as an upload does; answers its key. */
export const makeStoredImage = async ({ ownerId }: { ownerId: string }): Promise<string> =>
  storeImage({ ownerId, purpose: 'upload', bytes: await makeJpeg({ width: 400, height: 300 }) });

/** A stored picture whose bytes are gone, which nothing in the product brings about; answers the name of its file. */
export const makeBrokenImage = async (): Promise<string> => {
  const { _id } = await makeUser();
  const key = await makeStoredImage({ ownerId: String(_id) });
  await database().collection('stored.chunks').deleteMany({});
  return imageFile({ key, size: 256 });
};
