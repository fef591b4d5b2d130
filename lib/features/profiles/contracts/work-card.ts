import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { locale, locales } from '#lib/platform/contract/locale.ts';

const workCardView = z
  .strictObject({
    isOn: z.boolean(),
    /** The page; null while the card is off. */
    path: z.string().nullable(),
    showsPhone: z.boolean(),
    isIndexed: z.boolean(),
    languages: z.array(locale),
  })
  .meta({ id: 'WorkCard' });
export type WorkCardView = z.infer<typeof workCardView>;

export const readWorkCardContract = contract('GET /users/card', {
  summary: 'Get the settings and the address of your public work card',
  access: ['worker'],
  rate: 'read',
  reply: z.strictObject({ data: workCardView }),
});

const workCardBody = z.strictObject({
  /** Each time it is switched on, the card has a new address. */
  isOn: z.boolean('invalid_type').optional(),
  showsPhone: z.boolean('invalid_type').optional(),
  /** Whether search engines may list it. */
  isIndexed: z.boolean('invalid_type').optional(),
  /** The languages that the worker speaks. */
  languages: z.array(locale).min(1, 'required').max(locales.length).optional(),
});
export type WorkCardBody = z.output<typeof workCardBody>;

export const setWorkCardContract = contract('PUT /users/card', {
  summary: 'Publish, change or take back your public work card; fields left out stay',
  access: ['worker'],
  rate: 'write',
  body: workCardBody,
  reply: z.strictObject({ message: z.string(), data: workCardView }),
});

/** How long caches may keep the preview, also of a card that was taken back. */
export const CARD_PREVIEW_SECONDS = 60;

export const readCardPreviewContract = contract('GET /cards/{token}/preview', {
  summary:
    'Get the picture that messengers show beside a link to an open work card, in the worker’s language',
  access: 'public',
  rate: 'link',
  params: z.strictObject({ token: z.string().regex(/^[\w-]{1,100}$/, 'invalid_value') }),
  reply: { contentTypes: ['image/png'] },
});
