import { imageFile, imageSizes } from './contract.calls.ts';
import { now } from '#lib/platform/time/clock.ts';
import { storage } from '#lib/platform/integrations/storage/file-storage.ts';
import { deleteImageRow, expireImage } from '#models/platform/image.ts';

/** Removes a picture in all sizes. What a crash leaves of it the sweep finishes. */
export const removeImage = async (key: string): Promise<void> => {
  await expireImage(key, now());
  await Promise.all(imageSizes.map((size) => storage().remove(imageFile({ key, size }))));
  await deleteImageRow(key);
};
