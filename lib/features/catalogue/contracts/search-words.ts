import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, name } from '#lib/platform/contract/fields.ts';
import { locale } from '#lib/platform/contract/locale.ts';

const MAX_WORDS = 500;

/** A word or phrase people search by, in native or Latin script. */
const searchWord = name({ max: 80 });
const wordList = z.array(searchWord).max(MAX_WORDS);

/** Everything people call a trade or service, by language: names, things, problems and tasks. */
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

/** The words of one trade or service in one language; tables join them with semicolons. */
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
  /** Returns the whole list as a table, as does `Accept: text/csv`. */
  format: z.literal('csv', 'invalid_value').optional(),
});

export const listSearchWordsContract = contract('GET /admin/search-words', {
  summary: 'List the search words of trades and services, one row per entry and language',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  query: searchWordsQuery,
  reply: z.strictObject({ data: z.array(searchWordsRow) }),
  table: searchWordsRow,
  tableRight: 'reader',
});

const MAX_WORDS_BYTES = 4 * 1024 * 1024;

export const importSearchWordsContract = contract('PUT /admin/search-words', {
  summary:
    'Import search words from a table (CSV) with the columns kind, name, language and words; other words stay unchanged',
  access: ['admin'],
  right: 'agent',
  rate: 'upload',
  upload: { field: 'file', maxBytes: MAX_WORDS_BYTES },
  reply: z.strictObject({ data: z.strictObject({ skills: z.number(), services: z.number() }) }),
});
