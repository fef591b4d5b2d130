import { z } from 'zod';
import { adminList, adminQuery } from '#lib/platform/contract/admin-list.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { locale } from '#lib/platform/contract/locale.ts';

/** Fewer people than these are not told to anybody: their words might tell who they are. */
export const FEWEST_TO_SHOW = 3;

/** Words for which nobody was found. */
export const missedWords = z
  .strictObject({
    _id: id(),
    words: z.string(),
    language: locale,
    city: z.string().nullable(),
    /** How many different people searched for them, up to a hundred. */
    people: z.int(),
    /** Since when they have been counted; after 90 days the count begins anew. */
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
  call('GET', '/admin/missed-words'),
  adminList({
    summary: 'Words for which at least three different people found nobody, without the people',
    item: missedWords,
    query: missedWordsQuery,
  }),
);
