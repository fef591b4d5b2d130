import { skillTerm, workTypeTerm } from '#lib/features/people/rules/search-listing.ts';
import { beginningOf, wordsOf } from '#lib/platform/text/words.ts';
import { createLexicon, OTHERS, splitWords, type Lexicon, type Words } from './reading/lexicon.ts';
import type { Asked, PlaceFound, TypedPlace, createPlaceWords } from './reading/place-words.ts';
import { readWords, type Reading, type Weighed } from './reading/read-query.ts';
import { soundKey } from './reading/sound-key.ts';
import { createBeginnings, type NamedArea } from './suggest.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

/** What typed words may stand for, as terms of listings. */
export interface WordMeaning {
  /** A trade that was read, or a name that begins so. */
  readonly strong: readonly string[];
  /** What it may mean as well, shown after the others. */
  readonly weak: readonly string[];
  /** About texts and work types; these are among a listing's words. */
  readonly words: readonly string[];
}

/** A text as it was read. */
export interface ReadText {
  readonly reading: Reading;
  /** The place that it names; null where it names none. */
  readonly place: TypedPlace | null;
  /** What its words may name: the place, or an area once for each city that has it. */
  readonly named: readonly NamedArea[];
  readonly placeWords: readonly string[];
  /** The words beside the place, folded as they are compared. */
  readonly words: readonly string[];
  readonly meanings: readonly WordMeaning[];
}

export interface Vocabulary {
  /** What a typed text asks for; `own` is the reader's place. */
  read(
    text: string,
    findPlace: ReturnType<typeof createPlaceWords> | null,
    own?: TypedPlace | null,
  ): ReadText;
  /** Words that are to stand as they are in names, about texts and work types. */
  asTyped(text: string): WordMeaning[];
  /** Ids of services that fit what was read: those that the words name, else all of its trades. */
  servicesFor(reading: Reading): string[];
  /** Ids of what somebody may mean who is still typing, the likeliest first. */
  suggest(text: string, language: Locale): { trades: string[]; services: string[] };
  /** The skill of that id or name. */
  findSkill(idOrName: string): string | null;
}

export interface Lists extends Words {
  readonly skills: readonly (Words['skills'][number] & { readonly name: string })[];
  readonly workTypes: readonly { readonly name: string; readonly texts: readonly string[] }[];
}

const MOST_LEFT = 6;
const MOST_UNKNOWN = 2;
const SHORTEST_OF_ABOUT = 3;
const SHORTEST_WHOLE = 4;

type WorkTypes = readonly { readonly word: string; readonly term: string }[];

const aboutOf = (word: string): string[] => ([...word].length < SHORTEST_OF_ABOUT ? [] : [beginningOf(word)]);

const leftMeaning = ({ word, hints }: Reading['rest'][number], workTypes: WorkTypes): WordMeaning => ({
  strong: [beginningOf(word)],
  weak: hints.map(skillTerm),
  words: [
    ...new Set([
      ...aboutOf(word),
      ...workTypes.filter((type) => type.word.startsWith(word)).map(({ term }) => term),
    ]),
  ],
});

// A single word may be somebody's name as well; a rough likeness counts no more than a name that begins so.
const tradeMeaning = ({ trades, readAs, isSure, rest, unknown }: Reading): WordMeaning => {
  const terms = trades.map(({ _id }) => skillTerm(_id));
  if (readAs.includes(' ') || rest.length + unknown.length > 0) return { strong: terms, weak: [], words: [] };
  const name = beginningOf(readAs);
  return isSure
    ? { strong: terms, weak: [name], words: aboutOf(readAs) }
    : { strong: [name, ...terms], weak: [], words: aboutOf(readAs) };
};

// Who is called so comes first among those of the trade; nobody has to be.
const unknownMeaning = (word: string, { trades }: Reading): WordMeaning => ({
  strong: [beginningOf(word)],
  weak: trades.map(({ _id }) => skillTerm(_id)),
  words: [],
});

const meaningsOf = (reading: Reading, workTypes: WorkTypes): WordMeaning[] => {
  const left = reading.rest.slice(0, MOST_LEFT).map((one) => leftMeaning(one, workTypes));
  if (reading.trades.length === 0) return left;
  const { unknown } = reading;
  const perhaps = unknown.length > MOST_UNKNOWN ? [] : unknown.map((word) => unknownMeaning(word, reading));
  return [tradeMeaning(reading), ...left, ...perhaps];
};

const otherwiseIn =
  (lexicon: Lexicon) =>
  (word: string): ReturnType<Asked['otherwise']> => {
    const key = lexicon.sounding(soundKey(word));
    if (!key) return null;
    // In Latin letters Delhi sounds like daily; in its own script a word is what it sounds like.
    const isMeant = (spelling: string): boolean => spelling === word || !/^[a-z]/.test(word);
    const isTrade = key.postings.some(
      ({ entry, spelling }) => isMeant(spelling) && !entry.owners.includes(OTHERS),
    );
    if (isTrade || [...key.fillers].some(isMeant)) return 'word';
    if (key.postings.some(({ entry }) => !entry.owners.includes(OTHERS))) return 'alike';
    if (!key.spellings.has(word)) return null;
    return key.isName ? 'name' : null;
  };

// People look for the same few things again and again.
const MOST_REMEMBERED = 2000;

const remembering = <Value>(make: (text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text: string): Value => {
    const value = known.get(text) ?? make(text);
    known.delete(text);
    known.set(text, value);
    const oldest = known.keys().next();
    if (known.size > MOST_REMEMBERED && oldest.done !== true) known.delete(oldest.value);
    return value;
  };
};

const nameOf = (name: string): string => wordsOf(name).join(' ');

const noPlace = (words: readonly string[]): PlaceFound => ({ place: null, named: [], placeWords: [], words });

/** Makes the vocabulary of the lists as they are. */
export const createVocabulary = (lists: Lists): Vocabulary => {
  const lexicon = createLexicon(lists);
  const otherwise = otherwiseIn(lexicon);
  const readKnown = remembering((text) => readWords(lexicon, text));
  const workTypes = lists.workTypes.flatMap(({ name, texts }) =>
    texts.flatMap(wordsOf).map((word) => ({ word, term: workTypeTerm(name) })),
  );
  const skills = new Map(
    lists.skills.flatMap(({ _id, name }) => [_id, nameOf(name)].map((key) => [key, _id])),
  );
  const servicesOf = (trades: readonly Weighed[]): string[] =>
    trades.flatMap((trade) =>
      lists.services.flatMap(({ _id, skillIds }) => (skillIds.includes(trade._id) ? [_id] : [])),
    );
  const tradesBeginning = createBeginnings(lists.skills);
  const servicesBeginning = createBeginnings(lists.services);
  return {
    suggest: (text, language) => {
      const { trades, services, isSure } = readKnown(text);
      const last = splitWords(text).at(-1) ?? '';
      // Of so few letters more is likely to come: what most words begin with is meant sooner than a word of its own.
      const isShort = last === text.trim() && [...last].length < SHORTEST_WHOLE;
      const join = (read: readonly Weighed[], begun: readonly string[]): string[] => {
        const ids = read.map(({ _id }) => _id);
        return [...new Set(isSure && !isShort ? [...ids, ...begun] : [...begun, ...ids])];
      };
      return {
        trades: join(trades, tradesBeginning(last, language)),
        services: join(services, [...servicesBeginning(last, language), ...servicesOf(trades)]),
      };
    },
    read: (text, findPlace, own = null) => {
      const typed = splitWords(text);
      const found = findPlace ? findPlace(typed, otherwise, own) : noPlace(typed);
      const reading = readKnown(found.words.join(' '));
      return { ...found, reading, meanings: meaningsOf(reading, workTypes) };
    },
    asTyped: (text) =>
      splitWords(text)
        .slice(0, MOST_LEFT)
        .map((word) => leftMeaning({ word, hints: [] }, workTypes)),
    servicesFor: ({ trades, services }) => {
      const ofTrades = servicesOf(trades);
      const named = services.flatMap(({ _id }) =>
        trades.length === 0 || ofTrades.includes(_id) ? [_id] : [],
      );
      return named.length > 0 ? named : ofTrades;
    },
    findSkill: (idOrName) => skills.get(idOrName) ?? skills.get(nameOf(idOrName)) ?? null,
  };
};
