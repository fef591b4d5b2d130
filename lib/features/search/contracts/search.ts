import { z } from 'zod';
import { zipCode } from '#lib/features/places/contracts/address.ts';
import { id, translations, unlessBlank, text, wholeNumber } from '#lib/platform/contract/fields.ts';
import { flag } from '#lib/platform/contract/admin-list.ts';
import { locale } from '#lib/platform/contract/locale.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { LARGEST_PAGE, listQuery, listReply } from '#lib/platform/contract/list.ts';
import { namedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { placeNamesShape } from '#lib/features/people/contracts/users.ts';
import { searchSorts } from './search-sort.ts';
import { suggestedService } from './suggest.ts';
import { publicWorker } from '#lib/features/profiles/contracts/profiles.ts';

const MOST_SKILLS = 20;
const MOST_PRICE_PAISE = 100_000_000;

const splitAtCommas = (value: string | string[]): string[] => [
  ...new Set(
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** Names or ids, joined by commas or as a repeated parameter. */
const skills = z
  .union([text({ min: 0, max: 700 }), z.array(text({ min: 0, max: 60 })).max(MOST_SKILLS)])
  .transform(splitAtCommas)
  .pipe(z.array(z.string()).max(MOST_SKILLS));

const halfStars = z
  .string()
  .regex(/^([0-4](\.[05]0*)?|5(\.0+)?)$/, 'invalid_number')
  .transform(Number)
  .meta({ type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5, pattern: undefined });

/** What a search asks for; blank texts count as not asked. */
export const searchQuery = z.strictObject({
  query: unlessBlank(text({ max: 100 })),
  /** The words as they are typed: in names and about texts, and read for no trade and no place. */
  asTyped: flag.optional(),
  /** The reader's language, in which trades near to the words are looked for first. */
  language: locale.optional(),
  skills: skills.optional(),
  /** Whether all of the skills are wanted, as a service needs them, and not any of them. */
  allSkills: flag.optional(),
  rating: halfStars.optional(),
  /** Only who was verified by an admin. */
  verified: flag.optional(),
  /** Only who asks so much at most: for an hour, or for the job where a service is asked for. */
  maxPricePaise: wholeNumber({ min: 1, max: MOST_PRICE_PAISE }).optional(),
  /** What goes first, before the order of results: the nearest, the cheapest or the best rated. */
  sort: z.enum(searchSorts).optional(),
  /** A service: those who have all its skills; without words, prices are those of the job at the place. */
  service: id().optional(),
  pinCode: unlessBlank(zipCode),
  city: unlessBlank(text({ max: 50 })),
  state: unlessBlank(text({ max: 50 })),
  country: unlessBlank(text({ max: 50 })),
  /** A time; of those who match equally well, whoever is free for the hour from it on comes first. */
  at: z.iso.datetime({ offset: true, error: 'invalid_value' }).optional(),
  /** Whether a worker is told why she stands where she does. */
  explain: flag.optional(),
  /** The PIN of whoever searches, where the search itself goes further. */
  from: unlessBlank(zipCode),
  ...listQuery.shape,
  limit: wholeNumber({ min: 0, max: LARGEST_PAGE }).optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

/** A worker on a list of search results; `reviews` is their number here, the phone is there for whom may have it. */
export const foundWorker = publicWorker
  .omit({ workTypes: true, certifications: true, serviceAreas: true, availability: true, workPictures: true })
  .extend({
    reviews: z.number(),
    ...placeNamesShape,
    /** The skills once more, with their ids and their names in other languages. */
    skillEntries: z.array(namedEntry.omit({ picture: true })),
    /** From the place that was asked for, or from `from`, where both are known. */
    distanceKm: z.number().nullable(),
    /** Whether the worker comes there, and so can be booked from there. */
    comes: z.boolean(),
    /** Whether the worker is free at the time that was asked for. */
    free: z.boolean().optional(),
    /** What the service that was asked for costs with the worker, and by which rate; null: for the job as a whole. */
    jobPrice: z
      .strictObject({ pricePaise: z.int(), hourlyRatePaise: z.int().nullable(), durationMinutes: z.int() })
      .optional(),
  })
  .meta({ id: 'FoundWorker' });
export type FoundWorker = z.infer<typeof foundWorker>;

/** The trades that words were read for, the likeliest first, and the words that told them. */
const wordsRead = z
  .strictObject({ trades: z.array(namedEntry), words: z.string() })
  .meta({ id: 'WordsRead' });
export type WordsRead = z.infer<typeof wordsRead>;

/** A place that words may name: by its city where several have such an area, else by its own name too. */
const namedPlace = z
  .strictObject({
    name: z.string(),
    names: translations({ max: 120 }),
    /** What to search for: the words beside it as typed, then its PIN code or name. */
    query: z.string(),
  })
  .meta({ id: 'NamedPlace' });

const points = z.int();

/** Why a worker stands where she does, key after key in the order in which they count. */
const searchExplanation = z
  .strictObject({
    /** By trade or name, or by the rest of the profile; null where the search does not find her. */
    match: z.enum(['strong', 'weak']).nullable(),
    /** Null where no time was asked for. */
    free: z.boolean().nullable(),
    distanceKm: z.number().nullable(),
    /** The band of distances within which all count alike; null where none is measured, `to` null beyond the last. */
    band: z.strictObject({ from: z.number(), to: z.number().nullable() }).nullable(),
    isVerified: z.boolean(),
    /** As the last night made it, in tenths of a star; the points of the parts add up to the total. */
    rank: z.strictObject({
      total: points,
      rating: z.strictObject({ points, average: z.number().nullable(), reviews: z.int() }),
      newcomer: z.strictObject({ points, shownDays: z.int(), completedJobs: z.int() }),
    }),
  })
  .meta({ id: 'SearchExplanation' });
export type SearchExplanation = z.infer<typeof searchExplanation>;

export const foundWorkers = listReply(foundWorker).extend({
  message: z.string(),
  total: z.number(),
  /** There are more than `total`. */
  totalIsCapped: z.boolean(),
  /** How the words were read; null where they were read for no trade. */
  reading: wordsRead.nullable(),
  /** On the first page: services that fit the words. */
  services: z.array(suggestedService),
  /** Where nobody was found for words: trades that may have been meant. */
  nearest: z.array(namedEntry),
  /** On the first page: places that the words may name beside the one that was searched. */
  places: z.array(namedPlace),
  /** Only for a worker who asks for it, and only of herself. */
  explanation: searchExplanation.optional(),
});
export type FoundWorkers = z.infer<typeof foundWorkers>;

export const searchWorkersContract = contract(call('GET', '/users/search-worker'), {
  summary:
    'Workers by words, skills, rating and place, the best match first; with `limit=0` only their number',
  access: 'public',
  rate: 'search',
  query: searchQuery,
  reply: foundWorkers,
  errors: ['unauthorized', 'forbidden'],
});
