import type { MissedWords, MissedWordsQuery } from '#lib/features/search/contracts/missed-words.ts';
import { listForAdmins } from '#lib/platform/audit/list-for-admins.ts';
import { listMissedWords as readMissedWords, type MissedWordsRecord } from '#models/search/missed-words.ts';

const toMissedWords = ({ _id, words, language, city, marks, createdAt }: MissedWordsRecord): MissedWords => ({
  _id: String(_id),
  words,
  language,
  city,
  people: marks.length,
  createdAt: createdAt.toISOString(),
});

/** Lists searches that found no workers, so that admins can add words to trades. */
export const listMissedWords = listForAdmins<MissedWordsQuery, MissedWordsRecord, MissedWords>({
  name: 'missed-words',
  read: ({ filter, span, page }) => readMissedWords({ ...filter, ...span, ...page }),
  show: (rows) => rows.map(toMissedWords),
});
