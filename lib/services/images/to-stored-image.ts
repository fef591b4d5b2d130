import { imageUrl } from '#lib/contracts/images.calls.ts';
import type { StoredImage } from '#lib/contracts/images.ts';

export const toStoredImage = (key: string): StoredImage => ({
  key,
  urls: { 256: imageUrl({ key, size: 256 }), 640: imageUrl({ key, size: 640 }) },
});
