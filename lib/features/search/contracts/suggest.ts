import { z } from 'zod';
import { job } from '#lib/features/catalogue/contracts/jobs.ts';
import { namedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { zipCode } from '#lib/features/places/contracts/address.ts';
import { placeNamesShape } from '#lib/features/people/contracts/users.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { text, unlessBlank } from '#lib/platform/contract/fields.ts';
import { locale } from '#lib/platform/contract/locale.ts';

const suggestQuery = z.strictObject({
  q: text({ max: 100 }),
  /** The reader's language: what begins so in it comes first. */
  language: locale.default('en'),
  /** Where the reader is: services cost what they cost there. */
  pinCode: unlessBlank(zipCode),
  city: unlessBlank(text({ max: 50 })),
});
export type SuggestQuery = z.output<typeof suggestQuery>;

/** A service as suggestions and results of search name it. */
export const suggestedService = job
  .pick({ _id: true, title: true, titles: true, price: true })
  .extend({
    image: z.string().nullable(),
    /** The least that somebody asks for it; null where everybody asks the service's own price. */
    fromPaise: z.number().nullable(),
    /** What it costs, and which price that is, in the reader's language. */
    costs: z.string(),
  })
  .meta({ id: 'SuggestedService' });
export type SuggestedService = z.infer<typeof suggestedService>;

/** An area with a PIN code, a city, or a state; what does not belong to it is null. */
const suggestedArea = z
  .strictObject({
    name: z.string(),
    pinCode: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string(),
    ...placeNamesShape,
    /** What to search for: the words before it as typed, then its PIN code or name. */
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

export const suggestContract = contract(call('GET', '/search/suggest'), {
  summary: 'Trades, services and areas for what somebody has typed so far',
  access: 'public',
  rate: 'suggest',
  keepSeconds: 60,
  query: suggestQuery,
  reply: z.strictObject({ data: suggestions }),
});
