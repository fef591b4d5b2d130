import { z } from 'zod';
import { job } from '#lib/features/catalogue/contracts/jobs.ts';
import { namedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { zipCode } from '#lib/features/places/contracts/address.ts';
import { placeNamesShape } from '#lib/features/people/contracts/users.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { text, blankAsUndefined } from '#lib/platform/contract/fields.ts';
import { locale } from '#lib/platform/contract/locale.ts';

const suggestQuery = z.strictObject({
  q: text({ max: 100 }),
  /** The reader's language; matches in it come first. */
  language: locale.default('en'),
  /** The reader's PIN, for local prices. */
  pinCode: blankAsUndefined(zipCode),
  city: blankAsUndefined(text({ max: 50 })),
});
export type SuggestQuery = z.output<typeof suggestQuery>;

/** A service as suggestions and search results show it. */
export const suggestedService = job
  .pick({ _id: true, title: true, titles: true, price: true })
  .extend({
    image: z.string().nullable(),
    /** The lowest price any worker asks; null when all ask the service's own price. */
    fromPaise: z.number().nullable(),
    /** The price and its kind, in the reader's language. */
    costs: z.string(),
  })
  .meta({ id: 'SuggestedService' });
export type SuggestedService = z.infer<typeof suggestedService>;

/** An area with a PIN code, a city, or a state; fields that do not apply are null. */
const suggestedArea = z
  .strictObject({
    name: z.string(),
    pinCode: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string(),
    ...placeNamesShape,
    /** The text to search for: the preceding words as typed, then the PIN code or place name. */
    query: z.string(),
  })
  .meta({ id: 'SuggestedArea' });

export const suggestions = z
  .strictObject({
    trades: z.array(namedEntry),
    services: z.array(suggestedService),
    areas: z.array(suggestedArea),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof suggestions>;

export const suggestContract = contract('GET /search/suggest', {
  summary: 'Suggest trades, services and areas for a partly typed text',
  access: 'public',
  rate: 'suggest',
  keepSeconds: 60,
  query: suggestQuery,
  reply: z.strictObject({ data: suggestions }),
});
