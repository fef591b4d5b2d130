/** The most that an uploaded picture may weigh; also for browsers, which must not fetch the schemas to know it. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Widths in pixels that every picture is kept in. */
export const imageSizes = [256, 640] as const;
export type ImageSize = (typeof imageSizes)[number];

interface ImageFile {
  key: string;
  size: ImageSize;
}

/** The file of a picture in one size, in its address as in the storage. */
export const imageFile = ({ key, size }: ImageFile): string => `${key}-${size}.webp`;

/** The address of a picture in one size, for `src` and `srcset`. */
export const imageUrl = (image: ImageFile): string => `/api/v1/images/${imageFile(image)}`;

/** The same picture's address in another size. */
export const inImageSize = (url: string, size: ImageSize): string =>
  url.replace(/-\d+\.webp$/, `-${size}.webp`);
