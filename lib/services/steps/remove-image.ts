import { imageFile, imageSizes } from '#lib/contracts/images.calls.ts';
import { now } from '#lib/integrations/clock.ts';
import { storage } from '#lib/integrations/storage/storage.ts';
import { deleteImageRow, expireImage } from '#models/image.ts';

/** Removes a picture in all sizes. What a crash leaves of it the sweep finishes. */
export const removeImage = async (key: string): Promise<void> => {
  await expireImage(key, now());
  await Promise.all(imageSizes.map((size) => storage().remove(imageFile({ key, size }))));
  await deleteImageRow(key);
};
