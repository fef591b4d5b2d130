import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchWords } from '#lib/features/catalogue/contracts/search-words.ts';
import { cityOf } from '#lib/features/places/rules/city-alias.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import { createTtlCache } from '#lib/platform/concurrency/ttl-cache.ts';
import { processWide } from '#lib/platform/config/process-wide.ts';
import { locales, type TranslatedNames } from '#lib/platform/contract/locale.ts';
import { log } from '#lib/platform/observability/log.ts';
import { commonWords } from '#lib/features/search/contracts/common-words.ts';
import type { CommonWords } from '#lib/features/search/rules/reading/lexicon.ts';
import { createPlaceWords } from '#lib/features/search/rules/reading/place-words.ts';
import {
  createVocabulary,
  type Lists,
  type Vocabulary,
} from '#lib/features/search/rules/search-vocabulary.ts';
import { createAreaSuggester } from '#lib/features/search/rules/suggest.ts';
import { listJobNames } from '#models/catalogue/service.ts';
import { type NamedRecord, skillList, workTypeList } from '#models/catalogue/named-list.ts';

/** What search knows beside the workers. */
export interface Known {
  vocabulary: Vocabulary;
  skills: ReadonlyMap<string, NamedRecord>;
}

// Every command starts in the project's folder, from which bundled pages find the file too.
const readCommon = async (): Promise<CommonWords> =>
  commonWords.parse(
    JSON.parse(await readFile(join(process.cwd(), 'lib/features/search/words/common.json'), 'utf8')),
  );

const common = processWide('commonWords', () =>
  readCommon().catch((error: unknown) => {
    common.set(undefined);
    throw error;
  }),
);

const readPlaces = async () => createPlaceWords(await pinTable(), cityOf);

const places = processWide('placeWords', () =>
  readPlaces().catch((error: unknown) => {
    places.set(undefined);
    throw error;
  }),
);

/** Finds places in what was typed; made by whoever asks first. */
export const placeWords = (): ReturnType<typeof readPlaces> => places.get();

const readAreas = async () => createAreaSuggester(await pinTable(), cityOf);

const areas = processWide('areaSuggester', () =>
  readAreas().catch((error: unknown) => {
    areas.set(undefined);
    throw error;
  }),
);

/** Finds areas that begin as somebody types; made by whoever asks first. */
export const areaSuggester = (): ReturnType<typeof readAreas> => areas.get();

interface Named {
  name: string;
  names: TranslatedNames;
  searchWords?: SearchWords | undefined;
}

// Its names are words at once.
const wordsOf = ({ name, names, searchWords = {} }: Named): SearchWords =>
  Object.fromEntries(
    locales.map((language) => {
      const called = language === 'en' ? name : names[language];
      return [language, [...(called ? [called] : []), ...(searchWords[language] ?? [])]];
    }),
  );

const readLists = async (skills: readonly NamedRecord[]): Promise<Lists> => {
  const [jobs, workTypes, words] = await Promise.all([listJobNames(), workTypeList.list(), common.get()]);
  return {
    skills: skills.map((skill) => ({ _id: String(skill._id), name: skill.name, words: wordsOf(skill) })),
    services: jobs.map(({ title, titles, ...job }) => ({
      _id: String(job._id),
      skillIds: job.skillIds.map(String),
      words: wordsOf({ ...job, name: title, names: titles }),
    })),
    workTypes: workTypes.map(({ name, names }) => ({ name, texts: [name, ...Object.values(names)] })),
    common: words,
  };
};

interface Made {
  readonly of: string;
  readonly vocabulary: Vocabulary;
}
// As long as what is known of a session: a new skill can be looked for on all servers within two seconds.
const kept = createTtlCache<Promise<Known>>({ name: 'searchVocabulary', keptMs: 1500, most: 1 });

/** The last vocabulary: the same lists make the same one. */
const last = processWide('madeVocabulary', (): { made: Made | null } => ({ made: null }));

const read = async (): Promise<Known> => {
  const state = last.get();
  const skills = await skillList.listWithWords();
  const { common: words, ...lists } = await readLists(skills);
  const of = JSON.stringify(lists);
  if (state.made?.of !== of) state.made = { of, vocabulary: createVocabulary({ ...lists, common: words }) };
  return {
    vocabulary: state.made.vocabulary,
    skills: new Map(skills.map((skill) => [String(skill._id), skill])),
  };
};

/** The lists that admins keep, as words to search by; read anew every second or two. */
export const searchVocabulary = (): Promise<Known> => kept.get('all', read);

/** Makes what the first search would wait for; a server that cannot yet starts all the same. */
export const warmSearch = async (): Promise<void> => {
  try {
    await Promise.all([searchVocabulary(), placeWords(), areaSuggester()]);
  } catch (error) {
    log().warn({ err: error }, 'the vocabulary of search was not made ahead');
  }
};
