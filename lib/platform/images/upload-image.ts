import type { StoredImage } from './contract.ts';
import type { UploadedFile } from '#lib/platform/contract/file-payload.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { storeImage } from './store-image.ts';
import { imageUrl } from './contract.calls.ts';

const toStoredImage = (key: string): StoredImage => ({
  key,
  urls: { 256: imageUrl({ key, size: 256 }), 640: imageUrl({ key, size: 640 }) },
});

interface Upload {
  actor: Actor;
  file: UploadedFile;
}

/** Stores a picture for something that the caller is about to write, such as a job. */
export const uploadImage = async ({ actor, file }: Upload): Promise<{ data: StoredImage }> => {
  const key = await storeImage({ ownerId: actor.userId, purpose: 'upload', bytes: file.bytes });
  return { data: toStoredImage(key) };
};
