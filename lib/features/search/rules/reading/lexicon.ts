import { locales, type Locale } from '#lib/platform/contract/locale.ts';
import { wordsOf } from '#lib/platform/text/words.ts';
import { createNearKeys, type NearKeys } from './near.ts';
import { englishKey, soundKey } from './sound-key.ts';

/** Words and phrases by language, in native or Latin letters. */
export type WordsByLanguage = Readonly<Partial<Record<Locale, readonly string[]>>>;

/** A trade with all that people say for it: its names, things, problems and acts. */
export interface CalledSkill {
  readonly _id: string;
  readonly words: WordsByLanguage;
}
export interface CalledService extends CalledSkill {
  readonly skillIds: readonly string[];
}

/** What is known beside the trades, so that it is not taken for one of them. */
export interface CommonWords {
  readonly fillers: WordsByLanguage;
  readonly verbs: WordsByLanguage;
  /** What others do: doctors, taxis, pizza. */
  readonly others: readonly string[];
  /** What leads away from the trade that it stands beside: salaries, courses, insurance. */
  readonly elsewhere: readonly string[];
  /** First names and surnames. */
  readonly names: readonly string[];
}

export interface Words {
  readonly skills: readonly CalledSkill[];
  readonly services: readonly CalledService[];
  readonly common: CommonWords;
}

/** Stands for whatever others do in the place of a trade's id. */
export const OTHERS = '-';

/** A word or phrase of the vocabulary. */
export interface Entry {
  /** The trades that it speaks for, or `OTHERS`. */
  readonly owners: readonly string[];
  readonly service: string | null;
  readonly language: Locale | null;
  readonly keys: readonly Key[];
}

/** A key as it stands in an entry. */
interface Posting {
  readonly entry: Entry;
  readonly spelling: string;
}

/** All words of one sound. */
export interface Key {
  readonly sound: string;
  readonly postings: Posting[];
  /** The languages in which it is a word that says nothing, and how it is spelled in them. */
  readonly fillerIn: Locale[];
  readonly fillers: Set<string>;
  readonly spellings: Set<string>;
  isName: boolean;
  /** Its spellings that say, beside a trade, that no worker is looked for. */
  readonly elsewhere: Set<string>;
  /** It says nothing of a trade, at least where it stands alone. */
  isFiller: boolean;
  /** How much it tells within a phrase. */
  weight: number;
}

// "a.c." and "a c" are "ac".
const joinInitials = (words: readonly string[]): string[] =>
  words.reduce<string[]>((made, word, at) => {
    const isInitial = /^[a-z]$/.test(word);
    const before = words[at - 1] ?? '';
    if (isInitial && /^[a-z]$/.test(before)) return [...made.slice(0, -1), `${made.at(-1) ?? ''}${word}`];
    return [...made, word];
  }, []);

/** The words of a text as they are compared. */
export const splitWords = (text: string): string[] => joinInitials(wordsOf(text));

const eachWord = (words: WordsByLanguage): { language: Locale; text: string }[] =>
  locales.flatMap((language) => (words[language] ?? []).map((text) => ({ language, text })));

interface Source {
  readonly text: string;
  readonly owners: readonly string[];
  readonly service: string | null;
  readonly language: Locale | null;
}

const sourcesOf = ({ skills, services, common }: Words): Source[] => [
  ...skills.flatMap(({ _id, words }) =>
    eachWord(words).map((word) => ({ ...word, owners: [_id], service: null })),
  ),
  ...services.flatMap(({ _id, skillIds, words }) =>
    eachWord(words).map((word) => ({ ...word, owners: skillIds, service: _id })),
  ),
  ...common.others.map((text) => ({ text, owners: [OTHERS], service: null, language: null })),
];

const FILLER_WEIGHT = 0.12;
const VERB_WEIGHT = 0.4;

/** What a word tells by itself: what others do is told by their whole phrases where it is a trade's word too. */
export const tellingPostings = ({ postings }: Key): readonly Posting[] => {
  const isOthersPhrase = ({ entry }: Posting): boolean => entry.keys.length > 1 && entry.owners[0] === OTHERS;
  const own = postings.filter((posting) => !isOthersPhrase(posting));
  return own.some(({ entry }) => entry.owners[0] !== OTHERS) ? own : postings;
};

// What belongs to many tells little. A filler that is a trade's own word by itself is that trade's.
const weigh = (key: Key, isVerb: boolean): void => {
  const owners = new Set(tellingPostings(key).flatMap(({ entry }) => entry.owners));
  const isOwnWord = key.postings.some(({ entry }) => entry.keys.length === 1);
  const common = key.fillerIn.length > 0 && !isOwnWord;
  key.isFiller = common;
  const most = common ? (isVerb ? VERB_WEIGHT : FILLER_WEIGHT) : 1;
  key.weight = most / Math.max(1, owners.size) ** 0.6;
};

const addTo = <Value>(lists: Map<string, Value[]>, name: string, value: Value): void => {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
};

/** Everything that is known of words, ready to be asked. */
export interface Lexicon {
  /** The words of exactly this sound. */
  sounding(sound: string): Key | null;
  /** English words that are spelled by ear like this one. */
  likeEnglish(spelling: string): readonly Key[];
  near(sound: string, most: number): NearKeys;
  keyAt(at: number): Key | null;
}

const createKeys = () => {
  const keys = new Map<string, Key>();
  const bySpelling = new Map<string, Key>();
  const keyOf = (spelling: string): Key => {
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
  return { keys, keyOf };
};

/** Makes the lexicon of all words; it is made anew when they change. */
export const createLexicon = (words: Words): Lexicon => {
  const { keys, keyOf } = createKeys();
  for (const { text, owners, service, language } of sourcesOf(words)) {
    const spellings = splitWords(text);
    const entryKeys = [...new Set(spellings.map(keyOf))];
    if (entryKeys.length === 0 || owners.length === 0) continue;
    const entry: Entry = { owners, service, language, keys: entryKeys };
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
    weigh(key, verbs.has(key));
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
  };
};
