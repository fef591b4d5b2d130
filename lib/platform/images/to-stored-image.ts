import { imageUrl } from './contract.calls.ts';
import type { StoredImage } from './contract.ts';

export const toStoredImage = (key: string): StoredImage => ({
  key,
  urls: { 256: imageUrl({ key, size: 256 }), 640: imageUrl({ key, size: 640 }) },
});
