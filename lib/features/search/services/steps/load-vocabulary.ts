import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchWords } from '#lib/features/catalogue/contracts/search-words.ts';
import { cityFor } from '#lib/features/places/rules/city-alias.ts';
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
import { listServiceNames } from '#models/catalogue/service.ts';
import { type NamedRecord, skillList, workTypeList } from '#models/catalogue/named-list.ts';

/** The vocabulary and the lists behind it. */
export interface SearchData {
  vocabulary: Vocabulary;
  skills: ReadonlyMap<string, NamedRecord>;
}

// Every command starts in the project folder, so this path also works in bundled pages.
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

const readPlaces = async () => createPlaceWords(await pinTable(), cityFor);

const places = processWide('placeWords', () =>
  readPlaces().catch((error: unknown) => {
    places.set(undefined);
    throw error;
  }),
);

/** Returns the finder of places in typed text, built on first use. */
export const loadPlaceFinder = (): ReturnType<typeof readPlaces> => places.get();

const readAreas = async () => createAreaSuggester(await pinTable(), cityFor);

const areas = processWide('areaSuggester', () =>
  readAreas().catch((error: unknown) => {
    areas.set(undefined);
    throw error;
  }),
);

/** Returns the suggester of areas, built on first use. */
export const loadAreaSuggester = (): ReturnType<typeof readAreas> => areas.get();

// Names count as words right away.
const toSearchWords = ({
  name,
  names,
  searchWords = {},
}: {
  name: string;
  names: TranslatedNames;
  searchWords?: SearchWords | undefined;
}): SearchWords =>
  Object.fromEntries(
    locales.map((language) => {
      const called = language === 'en' ? name : names[language];
      return [language, [...(called ? [called] : []), ...(searchWords[language] ?? [])]];
    }),
  );

const readLists = async (skills: readonly NamedRecord[]): Promise<Lists> => {
  const [jobs, workTypes, words] = await Promise.all([listServiceNames(), workTypeList.list(), common.get()]);
  return {
    skills: skills.map((skill) => ({
      _id: String(skill._id),
      name: skill.name,
      words: toSearchWords(skill),
    })),
    services: jobs.map(({ title, titles, ...job }) => ({
      _id: String(job._id),
      skillIds: job.skillIds.map(String),
      words: toSearchWords({ ...job, name: title, names: titles }),
    })),
    workTypes: workTypes.map(({ name, names }) => ({ name, texts: [name, ...Object.values(names)] })),
    common: words,
  };
};

interface Made {
  readonly of: string;
  readonly vocabulary: Vocabulary;
}
// Cached as long as sessions are: a new skill can be found on all servers within two seconds.
const cache = createTtlCache<Promise<SearchData>>({ name: 'searchVocabulary', keptMs: 1500, maxEntries: 1 });

/** The last vocabulary, reused while the lists are unchanged. */
const last = processWide('madeVocabulary', (): { made: Made | null } => ({ made: null }));

const read = async (): Promise<SearchData> => {
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

/** Returns the admins' lists as searchable words, at most two seconds old. */
export const loadVocabulary = (): Promise<SearchData> => cache.get('all', read);

/** Builds the lookup tables before the first search needs them. The server starts even if this fails. */
export const warmSearch = async (): Promise<void> => {
  try {
    await Promise.all([loadVocabulary(), loadPlaceFinder(), loadAreaSuggester()]);
  } catch (error) {
    log().warn({ err: error }, 'preparing the search vocabulary failed');
  }
};
