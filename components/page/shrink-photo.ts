import { ApiError } from '#lib/platform/browser/api-error.ts';
import { MAX_IMAGE_BYTES } from '#lib/platform/images/image-file.ts';

const LONG_EDGE = 1024;

/** Redraws a photo at another size. */
export const draw = (bitmap: ImageBitmap, scale: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // Transparent pixels would turn black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));

/**
 * Shrinks and uprights a photo, and drops what the camera wrote into it; one this browser cannot read is left for the
 * server to judge.
 */
export const shrinkPhoto = async (file: File, longEdge = LONG_EDGE): Promise<Blob> => {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longEdge / Math.max(bitmap.width, bitmap.height));
    return (await toJpeg(draw(bitmap, scale))) ?? file;
  } catch {
    return file;
  }
};

interface PhotoErrorWords {
  readonly notImage: string;
  readonly tooLarge: string;
  readonly failedHint: string;
}

/** Returns the problem with a file before it is sent, or null. */
export const findPhotoError = ({ type, size }: File, words: PhotoErrorWords): string | null => {
  if (!type.startsWith('image/')) return words.notImage;
  return size > MAX_IMAGE_BYTES ? words.tooLarge : null;
};

/** Returns why a photo was rejected. */
export const toPhotoErrorText = (error: unknown, words: PhotoErrorWords): string => {
  if (!(error instanceof ApiError)) return words.failedHint;
  if (error.code === 'not_an_image') return words.notImage;
  return error.code === 'image_too_large' ? words.tooLarge : words.failedHint;
};
