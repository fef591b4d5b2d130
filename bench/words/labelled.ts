import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonWords } from '#lib/features/search/contracts/common-words.ts';
import { cityFor } from '#lib/features/places/rules/city-alias.ts';
import { pinTable } from '#lib/features/places/services/steps/load-pin-table.ts';
import { createPlaceWords } from '#lib/features/search/rules/reading/place-words.ts';
import {
  createVocabulary,
  type Lists,
  type Vocabulary,
} from '#lib/features/search/rules/search-vocabulary.ts';
import type { SearchWords } from '#lib/features/catalogue/contracts/search-words.ts';
import { locales, type TranslatedNames } from '#lib/platform/contract/locale.ts';
import { foldWords } from '#lib/platform/text/words.ts';
import { readSeedWords } from '#server/seed/seed-words.ts';
import { services } from '#server/seed/services.ts';
import { trades } from '#server/seed/trades.ts';

/** A query that people type, and the trade that they mean. */
export interface Labelled {
  readonly query: string;
  readonly trade: string;
  readonly language: string;
  readonly kind: string;
}

const readRows = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

/**
 * The first set is measured against the bar. The second, written later by someone else, shows whether results
 * generalise.
 */
export type LabelledSet = 'first' | 'second';

const toFilePath = (name: 'queries' | 'others', set: LabelledSet): string =>
  set === 'first' ? `${name}.tsv` : `${name}-second.tsv`;

/** Written without knowing the vocabulary; do not tune for them. */
export const readQueries = (set: LabelledSet = 'first'): Labelled[] =>
  readRows(toFilePath('queries', set)).map(([query = '', trade = '', language = '', kind = '']) => ({
    query,
    trade: trade.toLowerCase(),
    language,
    kind: kind.trim(),
  }));

/** A query that means no trade of ours: a name, a place, another service, nonsense. */
export interface Other {
  readonly query: string;
  readonly kind: string;
}

export const readOthers = (set: LabelledSet = 'first'): Other[] =>
  readRows(toFilePath('others', set)).map(([query = '', kind = '']) => ({ query, kind: kind.trim() }));

const join5 = (name: string, names: TranslatedNames, own: SearchWords): SearchWords =>
  Object.fromEntries(
    locales.map((language) => {
      const called = language === 'en' ? name : names[language];
      return [language, [...(called ? [called] : []), ...(own[language] ?? [])]];
    }),
  );

/** The lists of a new marketplace; a trade's id is its name in small letters. */
const seedLists = async (): Promise<Lists> => {
  const words = new Map((await readSeedWords()).map((one) => [`${one.kind} ${one.name}`, one.searchWords]));
  const file = join(import.meta.dirname, '../../lib/features/search/words/common.json');
  return {
    skills: trades.map(({ name, names }) => ({
      _id: name.toLowerCase(),
      name,
      words: join5(name, names, words.get(`skill ${name}`) ?? {}),
    })),
    services: services.map(({ title, titles, trade }) => ({
      _id: title,
      skillIds: [trade.toLowerCase()],
      words: join5(title, titles, words.get(`service ${title}`) ?? {}),
    })),
    workTypes: [],
    common: commonWords.parse(JSON.parse(readFileSync(file, 'utf8'))),
  };
};

/** The ids of the trades that a text was read as, likeliest first. */
export type ReadTrades = (text: string) => string[];

/** The vocabulary of a new marketplace. */
export const seedVocabulary = async (): Promise<Vocabulary> => createVocabulary(await seedLists());

/** Reads texts as search does in a new marketplace. */
export const createReader = async (): Promise<ReadTrades> => {
  const vocabulary = await seedVocabulary();
  const findPlace = createPlaceWords(await pinTable(), cityFor);
  return (text) => vocabulary.read(text, findPlace).reading.trades.map(({ _id }) => _id);
};

/** Shares of queries, in per cent. */
export interface Shares {
  readonly count: number;
  readonly right: number;
  readonly nothing: number;
  readonly wrong: number;
}

/** How many queries lead to their trade first, to nothing, or to another one. */
export const judge = (read: ReadTrades, queries: readonly Labelled[]): Shares => {
  const firsts = queries.map(({ query, trade }) => {
    const [first] = read(query);
    if (first === undefined) return 'nothing';
    return first === trade ? 'right' : 'wrong';
  });
  const share = (of: string): number =>
    (100 * firsts.filter((first) => first === of).length) / Math.max(1, firsts.length);
  return { count: queries.length, right: share('right'), nothing: share('nothing'), wrong: share('wrong') };
};

/** The share of queries without a trade that are forced into one. */
export const forcedShare = (read: ReadTrades, queries: readonly Other[]): number => {
  const forced = queries.filter(({ query }) => read(query).length > 0);
  return (100 * forced.length) / Math.max(1, queries.length);
};

/** The share of a set's distinct words that appear verbatim among the search words of a trade or service. */
export const literalShare = async (queries: readonly Labelled[]): Promise<number> => {
  const entries = (await readSeedWords()).flatMap(({ searchWords }) => Object.values(searchWords).flat());
  const known = new Set(entries.flatMap(foldWords));
  const queryWords = new Set(queries.flatMap(({ query }) => foldWords(query)));
  return (100 * [...queryWords].filter((word) => known.has(word)).length) / queryWords.size;
};
