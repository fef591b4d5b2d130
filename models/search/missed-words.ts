import { MIN_PEOPLE_TO_SHOW } from '#lib/features/search/contracts/missed-words.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { isDuplicateKey } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, flag, list, nullable, text } from '#models/field.ts';
import { between, definedOnly, scanNewestFirst, type Place } from '#models/newest-first.ts';

const KEPT_SECONDS = 90 * 86_400;
const MAX_MARKS = 100;

const MissedWords = defineModel({
  name: 'MissedWords',
  collection: 'missedWords',
  fields: {
    words: text(),
    language: text<Locale>(),
    /** The searched city; null when no place was chosen. */
    city: nullable(text()),
    /** One keyed hash per person, with a different key in each row, so one person's searches cannot be linked. */
    marks: list(text(), { default: [] }),
    createdAt: date(),
    /** Set once enough people searched for the words. */
    isShown: flag({ default: false }),
  },
  indexes: [
    // One row per words, language and city, even with concurrent searches.
    [{ words: 1, language: 1, city: 1 }, { unique: true }],
    // Expiry.
    [{ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }],
    // The admins' list, newest first.
    [{ isShown: 1, _id: -1 }, {}],
  ],
});

/** Words that found no workers. Rows hold no personal data and expire after 90 days. */
export type MissedWordsRecord = RowOf<typeof MissedWords>;

type Missed = Pick<MissedWordsRecord, 'words' | 'language' | 'city'>;

/** A single update, so that the same mark never counts twice. */
const add = async ({ words, language, city }: Missed, mark: string, at: Date): Promise<void> => {
  const marks = { $slice: [{ $setUnion: [{ $ifNull: ['$marks', []] }, [mark]] }, MAX_MARKS] };
  await MissedWords.updateOne(
    { words, language, city },
    [
      { $set: { marks, createdAt: { $ifNull: ['$createdAt', at] } } },
      { $set: { isShown: { $gte: [{ $size: '$marks' }, MIN_PEOPLE_TO_SHOW] } } },
    ],
    { upsert: true },
  );
};

/** Counts one person who searched for these words and found no workers. */
export const addMissedWords = (missed: Missed, mark: string, at: Date): Promise<void> =>
  add(missed, mark, at).catch((error: unknown) => {
    // A concurrent first search may have inserted the row already.
    if (!isDuplicateKey(error)) throw error;
    return add(missed, mark, at);
  });

interface MissedFilter {
  language?: Locale | undefined;
  city?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Lists words missed by enough people, newest first. */
export const listMissedWords = (query: Place & MissedFilter): Promise<Page<MissedWordsRecord>> => {
  const { before, limit, since, until, ...criteria } = query;
  return scanNewestFirst(MissedWords, {
    indexed: { isShown: true },
    rest: definedOnly({ ...criteria, createdAt: between(since, until) }),
    ...{ before, limit },
  });
};

/** Counts words missed by enough people, up to `max`. */
export const countMissedWords = (limit: number): Promise<number> =>
  MissedWords.countDocuments({ isShown: true }, { limit });
