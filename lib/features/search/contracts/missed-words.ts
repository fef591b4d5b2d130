import { z } from 'zod';
import { adminList, adminQuery } from '#lib/platform/contract/admin-list.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { locale } from '#lib/platform/contract/locale.ts';

/** Words searched by fewer people than this stay hidden: they could identify someone. */
export const MIN_PEOPLE_TO_SHOW = 3;

/** Words that found no workers. */
export const missedWords = z
  .strictObject({
    _id: id(),
    words: z.string(),
    language: locale,
    city: z.string().nullable(),
    /** Number of different people who searched for them, capped at 100. */
    people: z.int(),
    /** When counting began; the count restarts after 90 days. */
    createdAt: instant,
  })
  .meta({ id: 'MissedWords' });
export type MissedWords = z.infer<typeof missedWords>;

const missedWordsQuery = adminQuery.extend({
  language: locale.optional(),
  city: text({ max: 50 }).optional(),
});
export type MissedWordsQuery = z.output<typeof missedWordsQuery>;

export const listMissedWordsContract = contract(
  'GET /admin/missed-words',
  adminList({
    right: 'reader',
    tableRight: 'reader',
    summary:
      'List searches by at least three different people that found no workers, without naming the people',
    item: missedWords,
    query: missedWordsQuery,
  }),
);
