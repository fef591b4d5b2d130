import { Schema, type Types } from 'mongoose';
import { FEWEST_TO_SHOW } from '#lib/features/search/contracts/missed-words.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { isDuplicateKey } from '#models/connection.ts';
import { defineModel } from '#models/define-model.ts';
import { asked, between, newestFirst, type Place } from '#models/newest-first.ts';

/** Words for which nobody was found. It names nobody, and goes 90 days after it was begun. */
export interface MissedWordsRecord {
  _id: Types.ObjectId;
  words: string;
  language: Locale;
  /** Where they were searched for; null where no place was chosen. */
  city: string | null;
  /** A keyed hash a person, another one in each row: nobody can tell what one person searched for. */
  marks: string[];
  createdAt: Date;
  /** Set once enough people have searched for them. */
  isShown: boolean;
}

const { String: text, Date: date, Boolean: bool } = Schema.Types;

const KEPT_SECONDS = 90 * 86_400;
const MOST_MARKS = 100;

const MissedWords = defineModel<MissedWordsRecord>({
  name: 'MissedWords',
  collection: 'missedWords',
  fields: {
    words: { type: text, required: true },
    language: { type: text, required: true },
    city: { type: text, default: null },
    marks: { type: [text], default: [] },
    createdAt: { type: date, required: true },
    isShown: { type: bool, default: false },
  },
  indexes: [
    // One row for the same words of a language in a city, however many search at once.
    [{ words: 1, language: 1, city: 1 }, { unique: true }],
    // Nothing is kept longer.
    [{ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }],
    // What admins see, newest first.
    [{ isShown: 1, _id: -1 }, {}],
  ],
});

type Missed = Pick<MissedWordsRecord, 'words' | 'language' | 'city'>;

/** One update by the database itself: a mark that is there counts once. */
const add = async ({ words, language, city }: Missed, mark: string, at: Date): Promise<void> => {
  const marks = { $slice: [{ $setUnion: [{ $ifNull: ['$marks', []] }, [mark]] }, MOST_MARKS] };
  await MissedWords.updateOne(
    { words, language, city },
    [
      { $set: { marks, createdAt: { $ifNull: ['$createdAt', at] } } },
      { $set: { isShown: { $gte: [{ $size: '$marks' }, FEWEST_TO_SHOW] } } },
    ],
    { upsert: true, updatePipeline: true },
  ).exec();
};

/** Counts one person among those who searched for words and found nobody. */
export const addMissedWords = (missed: Missed, mark: string, at: Date): Promise<void> =>
  add(missed, mark, at).catch((error: unknown) => {
    // Of the first two one may find that the other has just made the row.
    if (!isDuplicateKey(error)) throw error;
    return add(missed, mark, at);
  });

interface MissedFilter {
  language?: Locale | undefined;
  city?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** One page of what enough people have missed, newest first. */
export const listMissedWords = (query: Place & MissedFilter): Promise<Page<MissedWordsRecord>> => {
  const { before, limit, since, until, ...wanted } = query;
  const filter = { isShown: true, ...asked({ ...wanted, createdAt: between(since, until) }) };
  return newestFirst(MissedWords, { filter, before, limit });
};

/** How many words are missed by enough people, as far as `most`. */
export const countMissedWords = (most: number): Promise<number> =>
  MissedWords.countDocuments({ isShown: true }, { limit: most }).exec();
