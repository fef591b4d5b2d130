import { z } from 'zod';
import { locale } from '#lib/platform/contract/locale.ts';

const wordLists = z.partialRecord(locale, z.array(z.string()));

/** The format of `words/common.json`: words search must not mistake for a trade. */
export const commonWords = z.object({
  fillers: wordLists,
  verbs: wordLists,
  /** Other professions: doctors, taxis, pizza. */
  others: z.array(z.string()),
  /** Words that show no worker is wanted, even next to a trade: salaries, courses, insurance. */
  elsewhere: z.array(z.string()),
  names: z.array(z.string()),
});
