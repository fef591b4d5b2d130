import type { StoredImage } from '#lib/contracts/images.ts';
import type { UploadedFile } from '#lib/contracts/file-payload.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { storeImage } from '../steps/store-image.ts';
import { toStoredImage } from './to-stored-image.ts';

interface Upload {
  actor: Actor;
  file: UploadedFile;
}

/** Stores a picture for something that the caller is about to write, such as a job. */
export const uploadImage = async ({ actor, file }: Upload): Promise<{ data: StoredImage }> => {
  const key = await storeImage({ ownerId: actor.userId, purpose: 'upload', bytes: file.bytes });
  return { data: toStoredImage(key) };
};
