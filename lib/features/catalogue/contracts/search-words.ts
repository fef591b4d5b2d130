import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, name } from '#lib/platform/contract/fields.ts';
import { locale } from '#lib/platform/contract/locale.ts';

const MOST_WORDS = 500;

/** A word or phrase by which people look for something, in native or Latin letters. */
const searchWord = name({ max: 80 });
const wordList = z.array(searchWord).max(MOST_WORDS);

/** What people call a trade or a service, its things, problems and acts, by language. */
export const searchWords = z
  .strictObject({
    en: wordList.optional(),
    hi: wordList.optional(),
    kn: wordList.optional(),
    ta: wordList.optional(),
    te: wordList.optional(),
  })
  .meta({ id: 'SearchWords' });
export type SearchWords = z.infer<typeof searchWords>;

/** The words of one trade or service in one language; in a table they are joined by semicolons. */
export const searchWordsRow = z
  .strictObject({
    kind: z.enum(['skill', 'service'], 'invalid_value'),
    _id: id(),
    name: z.string(),
    language: locale,
    words: wordList,
  })
  .meta({ id: 'SearchWordsRow' });
export type SearchWordsRow = z.infer<typeof searchWordsRow>;

const searchWordsQuery = z.strictObject({
  /** The whole list as a table, as `Accept: text/csv` asks for it too. */
  format: z.literal('csv', 'invalid_value').optional(),
});

export const listSearchWordsContract = contract(call('GET', '/admin/search-words'), {
  summary: 'The words by which trades and services are found, a row for each of them and language',
  access: ['admin'],
  rate: 'read',
  query: searchWordsQuery,
  reply: z.strictObject({ data: z.array(searchWordsRow) }),
  table: searchWordsRow,
});

const MAX_WORDS_BYTES = 4 * 1024 * 1024;

export const importSearchWordsContract = contract(call('PUT', '/admin/search-words'), {
  summary:
    'Set search words from a table (CSV) with the columns kind, name, language and words; what it does not name stays',
  access: ['admin'],
  rate: 'upload',
  upload: { field: 'file', maxBytes: MAX_WORDS_BYTES },
  reply: z.strictObject({ data: z.strictObject({ skills: z.number(), services: z.number() }) }),
});
