import { z } from 'zod';
import { zipCode } from '#lib/features/places/contracts/address.ts';
import { id, translations, blankAsUndefined, text, wholeNumber } from '#lib/platform/contract/fields.ts';
import { flag } from '#lib/platform/contract/admin-list.ts';
import { locale } from '#lib/platform/contract/locale.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { LARGEST_PAGE, listQuery, listReply } from '#lib/platform/contract/list.ts';
import { notOffered } from '#lib/features/catalogue/contracts/not-offered.ts';
import { namedEntry } from '#lib/features/catalogue/contracts/named-lists.ts';
import { placeNamesShape } from '#lib/features/people/contracts/users.ts';
import { searchSorts } from './search-sort.ts';
import { suggestedService } from './suggest.ts';
import { publicWorker } from '#lib/features/profiles/contracts/profiles.ts';

const MAX_SKILLS = 20;
const MAX_PRICE_PAISE = 100_000_000;

const splitAtCommas = (value: string | string[]): string[] => [
  ...new Set(
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** Names or ids, comma-separated or repeated. */
const skills = z
  .union([text({ min: 0, max: 700 }), z.array(text({ min: 0, max: 60 })).max(MAX_SKILLS)])
  .transform(splitAtCommas)
  .pipe(z.array(z.string()).max(MAX_SKILLS));

const STAR_STEPS = { min: 0, max: 5, step: 0.5 } as const;

const halfStars = z
  .string()
  .superRefine((value, context) => {
    if (!/^([0-4](\.[05]0*)?|5(\.0+)?)$/.test(value))
      context.addIssue({ code: 'custom', message: 'number_steps', params: STAR_STEPS });
  })
  .transform(Number)
  .meta({ type: 'number', minimum: 0, maximum: 5, multipleOf: 0.5, pattern: undefined });

/** Search parameters; blank values are ignored. */
export const searchQuery = z.strictObject({
  query: blankAsUndefined(text({ max: 100 })),
  /** Match the words literally in names and about texts, without looking for a trade or place in them. */
  asTyped: flag.optional(),
  /** The reader's language; trades near to the words are searched in this language first. */
  language: locale.optional(),
  skills: skills.optional(),
  /** Require all of the skills, as a service does, instead of any. */
  allSkills: flag.optional(),
  rating: halfStars.optional(),
  /** Only workers verified by an admin. */
  verified: flag.optional(),
  /** Maximum price: per hour, or for the job when `service` is given. */
  maxPricePaise: wholeNumber({ min: 1, max: MAX_PRICE_PAISE }).optional(),
  /** Sort by distance, price or rating before the default ranking. */
  sort: z.enum(searchSorts).optional(),
  /** A service: finds workers with all its skills. Without words, prices are those for this job at the place. */
  service: id().optional(),
  pinCode: blankAsUndefined(zipCode),
  city: blankAsUndefined(text({ max: 50 })),
  state: blankAsUndefined(text({ max: 50 })),
  country: blankAsUndefined(text({ max: 50 })),
  /** A start time; among equal matches, workers free for that hour come first. */
  at: z.iso.datetime({ offset: true, error: 'invalid_value' }).optional(),
  /** Explain the ranking to the worker who asks. */
  explain: flag.optional(),
  /** The reader's PIN, when the search covers a wider area. */
  from: blankAsUndefined(zipCode),
  ...listQuery.shape,
  limit: wholeNumber({ min: 0, max: LARGEST_PAGE }).optional(),
});
export type SearchQuery = z.output<typeof searchQuery>;

/**
 * A worker in search results. `reviews` is a count here; the phone is included only for readers allowed to see it.
 */
export const foundWorker = publicWorker
  .omit({ workTypes: true, certifications: true, serviceAreas: true, availability: true, workPictures: true })
  .extend({
    reviews: z.number(),
    ...placeNamesShape,
    /** The skills again, with ids and translated names. */
    skillEntries: z.array(namedEntry.omit({ picture: true })),
    /** From the searched place, or from `from`, when both points are known. */
    distanceKm: z.number().nullable(),
    /** Whether the worker travels there and can be booked from there. */
    comes: z.boolean(),
    /** Whether the worker is free at the requested time. */
    free: z.boolean().optional(),
    /**
     * This worker's price for the requested service, or for the one that the words name, and the hourly rate behind it;
     * a null rate means a fixed price.
     */
    jobPrice: z
      .strictObject({ pricePaise: z.int(), hourlyRatePaise: z.int().nullable(), durationMinutes: z.int() })
      .optional(),
  })
  .meta({ id: 'FoundWorker' });
export type FoundWorker = z.infer<typeof foundWorker>;

/** The trades found in the words, most likely first, and the words that named them. */
const wordsRead = z
  .strictObject({ trades: z.array(namedEntry), words: z.string() })
  .meta({ id: 'WordsRead' });
export type WordsRead = z.infer<typeof wordsRead>;

/** A place the words may name: its city when several cities have such an area, otherwise its own name too. */
const namedPlace = z
  .strictObject({
    name: z.string(),
    names: translations({ max: 120 }),
    /** The text to search for: the other words as typed, then the PIN code or place name. */
    query: z.string(),
  })
  .meta({ id: 'NamedPlace' });

const points = z.int();

/** Explains a worker's position, one ranking factor after the other in order of weight. */
const searchExplanation = z
  .strictObject({
    /**
     * `strong` by trade or name, `weak` by the rest of the profile; null when the search does not find this worker.
     */
    match: z.enum(['strong', 'weak']).nullable(),
    /** Null when no time was requested. */
    free: z.boolean().nullable(),
    distanceKm: z.number().nullable(),
    /**
     * Workers within one distance band rank equally; null when no distance is known, and `to` is null for the last
     * band.
     */
    band: z.strictObject({ from: z.number(), to: z.number().nullable() }).nullable(),
    isVerified: z.boolean(),
    /** As computed last night, in tenths of a star; the parts add up to the total. */
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
  /** There are more results than `total`. */
  totalIsCapped: z.boolean(),
  /** How the words were understood; null when they named no trade. */
  reading: wordsRead.nullable(),
  /** First page only: services that match the words. */
  services: z.array(suggestedService),
  /** Trades the reader may have meant, when the words found no workers. */
  nearest: z.array(namedEntry),
  /** False when the words name a service that no one here offers. First page only. */
  isOffered: z.boolean(),
  /** The city or trade of the search when the office switched it off; then there are no results. */
  notOffered: notOffered.optional(),
  /** First page only: other places the words may name. */
  places: z.array(namedPlace),
  /** Present only when a worker asks about their own position. */
  explanation: searchExplanation.optional(),
});
export type FoundWorkers = z.infer<typeof foundWorkers>;

export const searchWorkersContract = contract('GET /users/search-worker', {
  summary:
    'Search workers by words, skills, rating and place, best match first; `limit=0` returns only the count',
  access: 'public',
  rate: 'search',
  query: searchQuery,
  reply: foundWorkers,
  errors: ['unauthorized', 'forbidden'],
});
