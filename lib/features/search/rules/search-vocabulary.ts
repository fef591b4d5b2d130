import { skillTerm, workTypeTerm } from '#lib/features/people/rules/search-listing.ts';
import { toPrefix, foldWords } from '#lib/platform/text/words.ts';
import { createLexicon, OTHERS, splitWords, type Lexicon, type Words } from './reading/lexicon.ts';
import type { PlaceQuery, PlaceFound, TypedPlace, createPlaceWords } from './reading/place-words.ts';
import { parseWords, type ParsedWords } from './reading/read-query.ts';
import { createCompletions, isSaying } from './reading/completions.ts';
import { soundKey } from '#lib/platform/text/sound-key.ts';
import { createTradeSuggester } from './suggest-trades.ts';
import type { NamedArea } from './suggest.ts';
import { locales, type Locale } from '#lib/platform/contract/locale.ts';

/** Possible meanings of typed words, as terms of listings. */
export interface WordMeaning {
  /** A recognised trade, or names that start with the word. */
  readonly strong: readonly string[];
  /** Other possible meanings, shown after the strong ones. */
  readonly weak: readonly string[];
  /** Words of about texts and work types. */
  readonly words: readonly string[];
}

export interface ParsedText {
  readonly reading: ParsedWords;
  /** The place it names, if any. */
  readonly place: TypedPlace | null;
  /** The candidates: the place itself, or an area once for each city that has one of that name. */
  readonly named: readonly NamedArea[];
  readonly placeWords: readonly string[];
  /** The words other than the place, normalized for comparison. */
  readonly words: readonly string[];
  readonly meanings: readonly WordMeaning[];
}

export interface Vocabulary {
  /** Parses a typed text; `own` is the reader's place. */
  read(
    text: string,
    findPlace: ReturnType<typeof createPlaceWords> | null,
    own?: TypedPlace | null,
  ): ParsedText;
  /** Matches the words literally in names, about texts and work types. */
  asTyped(text: string): WordMeaning[];
  /** Returns ids of matching services: those the words name, otherwise all of the recognised trades. */
  servicesFor(reading: ParsedWords): string[];
  /** Returns ids for a text still being typed, most likely first. */
  suggest(text: string, language: Locale): { trades: string[]; services: string[] };
  /** Whether the word names a trade, a service or another profession, or says nothing. */
  isWord(word: string): boolean;
  /** Whether such a word begins with these letters. */
  beginsWord(letters: string): boolean;
  /** Finds a skill by id or name. */
  findSkill(idOrName: string): string | null;
  /** Finds the service with this name in any language; null if several have it. */
  findService(words: readonly string[]): string | null;
}

export interface Lists extends Words {
  readonly skills: readonly (Words['skills'][number] & { readonly name: string })[];
  readonly workTypes: readonly { readonly name: string; readonly texts: readonly string[] }[];
}

const MAX_WORDS = 6;
const MAX_UNKNOWN = 2;
const MIN_ABOUT_WORD_LENGTH = 3;

type WorkTypes = readonly { readonly word: string; readonly term: string }[];

const toAboutPrefixes = (word: string): string[] =>
  [...word].length < MIN_ABOUT_WORD_LENGTH ? [] : [toPrefix(word)];

const toWordMeaning = ({ word, hints }: ParsedWords['rest'][number], workTypes: WorkTypes): WordMeaning => ({
  strong: [toPrefix(word)],
  weak: hints.map(skillTerm),
  words: [
    ...new Set([
      ...toAboutPrefixes(word),
      ...workTypes.filter((type) => type.word.startsWith(word)).map(({ term }) => term),
    ]),
  ],
});

// A single word may also be a person's name, so a rough likeness counts no more than a matching name prefix.
const toTradeMeaning = ({ trades, readAs, isSure, rest, unknown }: ParsedWords): WordMeaning => {
  const terms = trades.map(({ _id }) => skillTerm(_id));
  if (readAs.includes(' ') || rest.length + unknown.length > 0) return { strong: terms, weak: [], words: [] };
  const name = toPrefix(readAs);
  return isSure
    ? { strong: terms, weak: [name], words: toAboutPrefixes(readAs) }
    : { strong: [name, ...terms], weak: [], words: toAboutPrefixes(readAs) };
};

// Workers of the trade with this name come first, but the name is not required.
const toUnknownMeaning = (word: string, { trades }: ParsedWords): WordMeaning => ({
  strong: [toPrefix(word)],
  weak: trades.map(({ _id }) => skillTerm(_id)),
  words: [],
});

const toMeanings = (reading: ParsedWords, workTypes: WorkTypes): WordMeaning[] => {
  const left = reading.rest.slice(0, MAX_WORDS).map((one) => toWordMeaning(one, workTypes));
  if (reading.trades.length === 0) return left;
  const { unknown } = reading;
  const perhaps = unknown.length > MAX_UNKNOWN ? [] : unknown.map((word) => toUnknownMeaning(word, reading));
  return [toTradeMeaning(reading), ...left, ...perhaps];
};

const createOtherMeaning =
  (lexicon: Lexicon) =>
  (word: string): ReturnType<PlaceQuery['otherwise']> => {
    const key = lexicon.sounding(soundKey(word));
    if (!key) return null;
    // "Delhi" in Latin letters sounds like "daily"; native scripts are unambiguous.
    const isMeant = (spelling: string): boolean => spelling === word || !/^[a-z]/.test(word);
    const isTrade = key.postings.some(
      ({ entry, spelling }) => isMeant(spelling) && !entry.owners.includes(OTHERS),
    );
    if (isTrade || [...key.fillers].some(isMeant)) return 'word';
    if (key.postings.some(({ entry }) => !entry.owners.includes(OTHERS))) return 'alike';
    if (!key.spellings.has(word)) return null;
    return key.isName ? 'name' : null;
  };

// People search for the same few things.
const MAX_REMEMBERED = 2000;

const memoize = <Value>(make: (text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text: string): Value => {
    const value = known.get(text) ?? make(text);
    known.delete(text);
    known.set(text, value);
    const oldest = known.keys().next();
    if (known.size > MAX_REMEMBERED && oldest.done !== true) known.delete(oldest.value);
    return value;
  };
};

const toNameKey = (name: string): string => foldWords(name).join(' ');

const noPlace = (words: readonly string[]): PlaceFound => ({ place: null, named: [], placeWords: [], words });

/** Services by name, the first word of each language; null for a name that several have. */
const nameServices = ({ services }: Pick<Lists, 'services'>): ReadonlyMap<string, string | null> => {
  const named = new Map<string, string | null>();
  for (const { _id, words } of services)
    for (const name of locales.flatMap((language) => words[language]?.[0] ?? [])) {
      const key = splitWords(name).join(' ');
      named.set(key, named.has(key) && named.get(key) !== _id ? null : _id);
    }
  return named;
};

/** Builds the vocabulary from the current lists. */
export const createVocabulary = (lists: Lists): Vocabulary => {
  const lexicon = createLexicon(lists);
  const otherwise = createOtherMeaning(lexicon);
  const readKnown = memoize((text) => parseWords(lexicon, text));
  const workTypes = lists.workTypes.flatMap(({ name, texts }) =>
    texts.flatMap(foldWords).map((word) => ({ word, term: workTypeTerm(name) })),
  );
  const skills = new Map(
    lists.skills.flatMap(({ _id, name }) => [_id, toNameKey(name)].map((key) => [key, _id])),
  );
  const servicesForTrades = (trades: readonly string[]): string[] =>
    trades.flatMap((trade) =>
      lists.services.flatMap(({ _id, skillIds }) => (skillIds.includes(trade) ? [_id] : [])),
    );
  const servicesByName = nameServices(lists);
  const completions = createCompletions(lexicon);
  const suggestTrades = createTradeSuggester({ lexicon, parse: readKnown, completions });
  return {
    suggest: (text, language) => {
      const { trades, services } = suggestTrades(text, language);
      const ofTrades = servicesForTrades(trades);
      const fitting = services.filter((service) => trades.length === 0 || ofTrades.includes(service));
      return { trades, services: [...new Set([...fitting, ...ofTrades])] };
    },
    isWord: (word) => {
      const key = lexicon.sounding(soundKey(word));
      return key?.spellings.has(word) === true && isSaying(key);
    },
    beginsWord: completions.isBeginning,
    read: (text, findPlace, own = null) => {
      const typed = splitWords(text);
      const found = findPlace ? findPlace(typed, otherwise, own) : noPlace(typed);
      const reading = readKnown(found.words.join(' '));
      return { ...found, reading, meanings: toMeanings(reading, workTypes) };
    },
    asTyped: (text) =>
      splitWords(text)
        .slice(0, MAX_WORDS)
        .map((word) => toWordMeaning({ word, hints: [] }, workTypes)),
    servicesFor: ({ trades, services }) => {
      const ofTrades = servicesForTrades(trades.map(({ _id }) => _id));
      const named = services.flatMap(({ _id }) =>
        trades.length === 0 || ofTrades.includes(_id) ? [_id] : [],
      );
      return named.length > 0 ? named : ofTrades;
    },
    findSkill: (idOrName) => skills.get(idOrName) ?? skills.get(toNameKey(idOrName)) ?? null,
    findService: (words) => servicesByName.get(words.join(' ')) ?? null,
  };
};
