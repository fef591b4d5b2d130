import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { foldWords } from '#lib/platform/text/words.ts';
import { createNearKeys, type NearKeys } from './near.ts';
import { englishKey, soundKey } from '#lib/platform/text/sound-key.ts';

/** Words and phrases by language, in native or Latin script. */
export type WordsByLanguage = Readonly<Partial<Record<Locale, readonly string[]>>>;

/** A trade and everything people call it: names, things, problems and tasks. */
export interface SkillWords {
  readonly _id: string;
  readonly words: WordsByLanguage;
}
export interface ServiceWords extends SkillWords {
  readonly skillIds: readonly string[];
}

/** Known words that must not be mistaken for a trade. */
export interface CommonWords {
  readonly fillers: WordsByLanguage;
  readonly verbs: WordsByLanguage;
  /** Other professions: doctors, taxis, pizza. */
  readonly others: readonly string[];
  /** Words that show no worker is wanted, even next to a trade: salaries, courses, insurance. */
  readonly elsewhere: readonly string[];
  readonly names: readonly string[];
}

export interface Words {
  readonly skills: readonly SkillWords[];
  readonly services: readonly ServiceWords[];
  readonly common: CommonWords;
}

/** Used instead of a trade's id for other professions. */
export const OTHERS = '-';

export interface Entry {
  /** The trades it belongs to, or `OTHERS`. */
  readonly owners: readonly string[];
  readonly service: string | null;
  readonly language: Locale | null;
  /** The name of a trade or service, rather than another word for it. */
  readonly isName: boolean;
  readonly keys: readonly Key[];
}

interface Posting {
  readonly entry: Entry;
  readonly spelling: string;
}

/** All words of one sound. */
export interface Key {
  readonly sound: string;
  readonly postings: Posting[];
  /** The languages in which it is a filler word, and its spellings there. */
  readonly fillerIn: Locale[];
  readonly fillers: Set<string>;
  readonly spellings: Set<string>;
  isName: boolean;
  /** Spellings that, next to a trade, show no worker is wanted. */
  readonly elsewhere: Set<string>;
  /** Says nothing about a trade, at least on its own. */
  isFiller: boolean;
  /** Its weight within a phrase. */
  weight: number;
}

// Turns "a.c." and "a c" into "ac".
const joinInitials = (words: readonly string[]): string[] =>
  words.reduce<string[]>((made, word, at) => {
    const isInitial = /^[a-z]$/.test(word);
    const before = words[at - 1] ?? '';
    if (isInitial && /^[a-z]$/.test(before)) return [...made.slice(0, -1), `${made.at(-1) ?? ''}${word}`];
    return [...made, word];
  }, []);

/** Splits a text into normalized words for comparison. */
export const splitWords = (text: string): string[] => joinInitials(foldWords(text));

// The first word of each language is the name.
const eachWord = (words: WordsByLanguage): { language: Locale; text: string; isName: boolean }[] =>
  locales.flatMap((language) =>
    (words[language] ?? []).map((text, at) => ({ language, text, isName: at === 0 })),
  );

interface Source {
  readonly text: string;
  readonly owners: readonly string[];
  readonly service: string | null;
  readonly language: Locale | null;
  readonly isName: boolean;
}

const listSources = ({ skills, services, common }: Words): Source[] => [
  ...skills.flatMap(({ _id, words }) =>
    eachWord(words).map((word) => ({ ...word, owners: [_id], service: null })),
  ),
  ...services.flatMap(({ _id, skillIds, words }) =>
    eachWord(words).map((word) => ({ ...word, owners: skillIds, service: _id })),
  ),
  ...common.others.map((text) => ({
    ...{ text, owners: [OTHERS], service: null, language: null, isName: false },
  })),
];

const FILLER_WEIGHT = 0.12;
const VERB_WEIGHT = 0.4;

/**
 * The entries a word counts for on its own. A word shared by a trade and another profession counts for the trade
 * only; the profession needs its whole phrase.
 */
export const tellingPostings = ({ postings }: Key): readonly Posting[] => {
  const isOthersPhrase = ({ entry }: Posting): boolean => entry.keys.length > 1 && entry.owners[0] === OTHERS;
  const own = postings.filter((posting) => !isOthersPhrase(posting));
  return own.some(({ entry }) => entry.owners[0] !== OTHERS) ? own : postings;
};

// Words shared by many entries weigh little. A filler that is also a trade's one-word name belongs to that trade.
const setWeight = (key: Key, isVerb: boolean): void => {
  const owners = new Set(tellingPostings(key).flatMap(({ entry }) => entry.owners));
  const isOwnWord = key.postings.some(({ entry }) => entry.keys.length === 1);
  const common = key.fillerIn.length > 0 && !isOwnWord;
  key.isFiller = common;
  const maxWeight = common ? (isVerb ? VERB_WEIGHT : FILLER_WEIGHT) : 1;
  key.weight = maxWeight / Math.max(1, owners.size) ** 0.6;
};

const addTo = <Value>(lists: Map<string, Value[]>, name: string, value: Value): void => {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
};

/** Every known word, indexed for lookup. */
export interface Lexicon {
  /** Finds the words with exactly this sound. */
  sounding(sound: string): Key | null;
  /** Finds English words that people spell by ear like this. */
  likeEnglish(spelling: string): readonly Key[];
  near(sound: string, maxDistance: number): NearKeys;
  keyAt(at: number): Key | null;
  keys(): readonly Key[];
}

const createKeys = () => {
  const keys = new Map<string, Key>();
  const bySpelling = new Map<string, Key>();
  const getKey = (spelling: string): Key => {
    const known = bySpelling.get(spelling);
    if (known) return known;
    const sound = soundKey(spelling);
    const made: Key = keys.get(sound) ?? {
      ...{
        sound,
        postings: [],
        fillerIn: [],
        fillers: new Set(),
        spellings: new Set(),
        elsewhere: new Set(),
      },
      ...{ isName: false, isFiller: false, weight: 1 },
    };
    made.spellings.add(spelling);
    bySpelling.set(spelling, made);
    keys.set(sound, made);
    return made;
  };
  return { keys, keyOf: getKey };
};

/** Whether the name of a trade or service contains all of these words: then it is offered here by now. */
const isNamed = ([first, ...others]: readonly Key[]): boolean =>
  first?.postings.some(({ entry }) => entry.isName && others.every((key) => entry.keys.includes(key))) ===
  true;

/** Builds the lexicon; it is rebuilt when the words change. */
export const createLexicon = (words: Words): Lexicon => {
  const { keys, keyOf } = createKeys();
  for (const { text, ...source } of listSources(words)) {
    const spellings = splitWords(text);
    const entryKeys = [...new Set(spellings.map(keyOf))];
    if (entryKeys.length === 0 || source.owners.length === 0) continue;
    if (source.owners[0] === OTHERS && isNamed(entryKeys)) continue;
    const entry: Entry = { ...source, keys: entryKeys };
    for (const spelling of spellings) keyOf(spelling).postings.push({ entry, spelling });
  }
  const verbs = new Set<Key>();
  const addFiller = (language: Locale, spelling: string): Key => {
    const key = keyOf(spelling);
    key.fillerIn.push(language);
    key.fillers.add(spelling);
    return key;
  };
  for (const { language, text } of eachWord(words.common.fillers))
    for (const spelling of splitWords(text)) addFiller(language, spelling);
  for (const { language, text } of eachWord(words.common.verbs))
    for (const spelling of splitWords(text))
      if (addFiller(language, spelling).fillerIn.length === 1) verbs.add(keyOf(spelling));
  for (const word of words.common.elsewhere)
    for (const spelling of splitWords(word)) keyOf(spelling).elsewhere.add(spelling);
  for (const name of words.common.names)
    for (const spelling of splitWords(name)) keyOf(spelling).isName = true;

  const sorted = [...keys.values()].toSorted((one, other) => (one.sound < other.sound ? -1 : 1));
  const byEar = new Map<string, Key[]>();
  for (const key of sorted) {
    setWeight(key, verbs.has(key));
    for (const spelling of key.spellings) {
      const ear = englishKey(spelling);
      if (ear !== null) addTo(byEar, ear, key);
    }
  }
  return {
    sounding: (sound) => keys.get(sound) ?? null,
    likeEnglish: (spelling) => byEar.get(englishKey(spelling) ?? '') ?? [],
    near: createNearKeys(sorted.map(({ sound }) => sound)),
    keyAt: (at) => sorted[at] ?? null,
    keys: () => sorted,
  };
};
