import { sharpnessOf } from '#lib/features/profiles/rules/sharpness.ts';
import { draw } from './shrink-photo.ts';

const LEAST_SIDE = 480;
// What a photo of a page that moved has; one that can be read has many times as much.
const LEAST_SHARPNESS = 20;
// Wide enough to see an edge, small enough for a slow phone.
const JUDGED_WIDTH = 320;

/** What is wrong with a picture before it is sent; null also where this browser cannot tell, and the office judges. */
export const judgePhoto = async (file: File): Promise<'small' | 'blurred' | null> => {
  try {
    const bitmap = await createImageBitmap(file);
    if (Math.min(bitmap.width, bitmap.height) < LEAST_SIDE) return 'small';
    const canvas = draw(bitmap, JUDGED_WIDTH / bitmap.width);
    const drawn = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    if (!drawn) return null;
    const { data, width } = drawn;
    return sharpnessOf(data, width) < LEAST_SHARPNESS ? 'blurred' : null;
  } catch {
    return null;
  }
};
