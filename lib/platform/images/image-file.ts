/** The size limit of an uploaded picture. Here so that browsers can import it without the schemas. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** The widths in pixels in which every picture is stored. */
export const imageSizes = [256, 640] as const;
export type ImageSize = (typeof imageSizes)[number];

/** The long edge in pixels of one more size, for photos in which a scratch must be found. */
export const LARGE_SIZE = 1600;

/** All sizes that a picture may have. */
export const storedSizes = [...imageSizes, LARGE_SIZE] as const;
export type StoredSize = (typeof storedSizes)[number];

interface ImageFile {
  key: string;
  size: StoredSize;
}

/** A picture's file name in one size, used in URLs and storage. */
export const imageFile = ({ key, size }: ImageFile): string => `${key}-${size}.webp`;

/** A picture's URL in one size, for `src` and `srcset`. */
export const imageUrl = (image: ImageFile): string => `/api/v1/images/${imageFile(image)}`;

/** The URL of the same picture in another size. */
export const inImageSize = (url: string, size: ImageSize): string =>
  url.replace(/-\d+\.webp$/, `-${size}.webp`);

/** The `srcset` of a stored image. */
export const toSrcSet = (url: string): string =>
  imageSizes.map((size) => `${inImageSize(url, size)} ${size}w`).join(', ');
