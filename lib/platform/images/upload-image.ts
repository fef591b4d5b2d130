import type { StoredImage } from './contract.ts';
import type { UploadedFile } from '#lib/platform/contract/file-payload.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { storeImage } from './store-image.ts';
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
