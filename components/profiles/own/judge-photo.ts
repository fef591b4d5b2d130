import { measureSharpness } from '#lib/features/profiles/rules/sharpness.ts';
import { draw } from '#components/page/shrink-photo.ts';

const MIN_SIDE_PX = 480;
// A blurred document photo scores about this; a readable one scores many times higher.
const MIN_SHARPNESS = 20;
// Wide enough to show edges, small enough for a slow phone.
const JUDGED_WIDTH = 320;

/**
 * Checks a photo before upload. Returns null when it is fine or when this browser cannot tell, and the office
 * decides.
 */
export const checkPhoto = async (file: File): Promise<'small' | 'blurred' | null> => {
  try {
    const bitmap = await createImageBitmap(file);
    if (Math.min(bitmap.width, bitmap.height) < MIN_SIDE_PX) return 'small';
    const canvas = draw(bitmap, JUDGED_WIDTH / bitmap.width);
    const imageData = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    if (!imageData) return null;
    const { data, width } = imageData;
    return measureSharpness(data, width) < MIN_SHARPNESS ? 'blurred' : null;
  } catch {
    return null;
  }
};
