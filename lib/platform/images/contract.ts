import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { MAX_IMAGE_BYTES, storedSizes } from './image-file.ts';

const keyPattern = '[0-9a-f]{32}';

/** A stored picture's key; impossible to guess. */
export const imageKey = z.string().regex(new RegExp(`^${keyPattern}$`), 'invalid_value');

/** Our drawings of trades, which list entries can show. */
export const tradeDrawings = [
  'ac-technician',
  'carpenter',
  'cook',
  'driver',
  'electrician',
  'gardener',
  'house-cleaner',
  'mason',
  'mechanic',
  'painter',
  'plumber',
  'tailor',
  'welder',
] as const;

const urls = z.strictObject({ 256: z.string(), 640: z.string() });

/** A stored picture and its URLs by width in pixels. */
export const storedImage = z.strictObject({ key: imageKey, urls }).meta({ id: 'StoredImage' });
export type StoredImage = z.infer<typeof storedImage>;

export const uploadImageContract = contract('POST /uploads', {
  summary:
    'Upload a picture (JPEG, PNG or WebP, at most 5 MB); one that nothing uses is deleted after a day. `size=large` stores it in 1600 pixels, too',
  access: 'member',
  rate: 'upload',
  key: 'first',
  query: z.strictObject({ size: z.literal('large', 'invalid_value').optional() }),
  upload: { field: 'file', maxBytes: MAX_IMAGE_BYTES, tooLarge: 'image_too_large' },
  reply: z.strictObject({ data: storedImage }),
  status: 201,
  errors: ['not_an_image', 'image_too_large', 'image_too_many_pixels'],
});

const imageFileName = z
  .string()
  .regex(new RegExp(`^${keyPattern}-(${storedSizes.join('|')})\\.webp$`), 'invalid_value');

export const getImageContract = contract('GET /images/{file}', {
  summary:
    'A picture in one size: `{key}-256.webp`, `{key}-640.webp` or `{key}-1600.webp`, which is the middle one unless the large one was stored',
  access: 'public',
  rate: 'read',
  params: z.strictObject({ file: imageFileName }),
  reply: { contentTypes: ['image/webp'] },
});
