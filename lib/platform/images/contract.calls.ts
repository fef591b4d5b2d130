import { call } from '#lib/platform/contract/call.ts';
import type { StoredImage } from './contract.ts';

/** Widths in pixels that every picture is kept in. */
export const imageSizes = [256, 640] as const;
export type ImageSize = (typeof imageSizes)[number];

export const uploadImageCall = call<{ upload: 'file'; reply: { data: StoredImage } }>('POST', '/uploads');

export const getImageCall = call<{ params: { file: string }; reply: Blob }>('GET', '/images/{file}');

interface ImageFile {
  key: string;
  size: ImageSize;
}

/** The file of a picture in one size, in its address as in the storage. */
export const imageFile = ({ key, size }: ImageFile): string => `${key}-${size}.webp`;

/** The address of a picture in one size, for `src` and `srcset`. */
export const imageUrl = (image: ImageFile): string =>
  `/api/v1${getImageCall.path.replace('{file}', imageFile(image))}`;

/** The same picture's address in another size. */
export const inImageSize = (url: string, size: ImageSize): string =>
  url.replace(/-\d+\.webp$/, `-${size}.webp`);
