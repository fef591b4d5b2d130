import { ApiError } from '#lib/platform/browser/api-error.ts';
import { MAX_IMAGE_BYTES } from '#lib/platform/images/image-file.ts';

const MOST_PIXELS = 1024;

/** A photo drawn anew, larger or smaller. */
export const draw = (bitmap: ImageBitmap, scale: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // What a picture leaves transparent would be black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));

/** A photo as small as it needs to be, upright; one that this browser cannot read stays as it is, and the server judges. */
export const shrinkPhoto = async (file: File): Promise<Blob> => {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
    return (await toJpeg(draw(bitmap, scale))) ?? file;
  } catch {
    return file;
  }
};

interface FaultWords {
  readonly notImage: string;
  readonly tooLarge: string;
  readonly failedHint: string;
}

/** What is wrong with a file before it is sent; null where nothing is. */
export const faultOf = ({ type, size }: File, words: FaultWords): string | null => {
  if (!type.startsWith('image/')) return words.notImage;
  return size > MAX_IMAGE_BYTES ? words.tooLarge : null;
};

/** Why a photo was not taken. */
export const reasonOf = (error: unknown, words: FaultWords): string => {
  if (!(error instanceof ApiError)) return words.failedHint;
  if (error.code === 'not_an_image') return words.notImage;
  return error.code === 'image_too_large' ? words.tooLarge : words.failedHint;
};
