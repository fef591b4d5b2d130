import { z } from 'zod';
import { locale } from '#lib/platform/contract/locale.ts';

const wordLists = z.partialRecord(locale, z.array(z.string()));

/** What `words/common.json` holds: words that are known, so that they are not taken for a trade's. */
export const commonWords = z.object({
  fillers: wordLists,
  verbs: wordLists,
  /** What others do: doctors, taxis, pizza. */
  others: z.array(z.string()),
  /** What leads away from the trade that it stands beside: salaries, courses, insurance. */
  elsewhere: z.array(z.string()),
  /** First names and surnames. */
  names: z.array(z.string()),
});
