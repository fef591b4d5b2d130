import { skillTerm, workTypeTerm } from '#lib/features/people/rules/search-listing.ts';
import { beginningOf, wordsOf } from '#lib/platform/text/words.ts';

const firstDifference = (one: readonly string[], other: readonly string[]): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && firstDifference(one, other) === one.length;

/**
 * Whether what was typed is the beginning of a word but for one letter that is wrong, missing, too much or has changed
 * places with its neighbour (Damerau–Levenshtein distance 1 to some beginning).
 */
const isOneErrorFromBeginning = (typed: string, word: string): boolean => {
  const letters = [...typed];
  const target = [...word];
  const at = firstDifference(letters, target);
  if (at === letters.length) return true;
  const tail = letters.slice(at + 1);
  const begins = (from: number, rest = tail) => same(rest, target.slice(from, from + rest.length));
  const swapped = letters[at] === target[at + 1] && letters[at + 1] === target[at];
  return (
    (at < target.length && begins(at + 1)) ||
    begins(at) ||
    (at < target.length && begins(at + 1, letters.slice(at))) ||
    (swapped && at + 1 < target.length && begins(at + 2, letters.slice(at + 2)))
  );
};

/** What one typed word may stand for, as terms of listings. */
export interface WordMeaning {
  /** A name that begins so, or a trade that is called so. */
  readonly strong: readonly string[];
  /** A service's skills. */
  readonly weak: readonly string[];
  /** About texts and work types; these are among a listing's words. */
  readonly words: readonly string[];
}

/** All words of the lists that admins keep, of their translations and of the table of trade words. */
export interface Vocabulary {
  /** What a typed text asks for, a meaning for each word that says something. */
  read(text: string): WordMeaning[];
  /** The skill of that id or name. */
  findSkill(idOrName: string): string | null;
}

interface Called {
  /** Everything that the thing is called, in any language. */
  readonly texts: readonly string[];
}
export interface Lists {
  readonly skills: readonly (Called & { readonly _id: string; readonly name: string })[];
  readonly services: readonly (Called & { readonly skillIds: readonly string[] })[];
  readonly workTypes: readonly (Called & { readonly name: string })[];
  readonly fillers: readonly string[];
}

const MOST_WORDS = 6;
const SHORTEST_WITH_ERROR = 4;
const SHORTEST_OF_ABOUT = 3;

type Kind = keyof WordMeaning;
interface Entry {
  readonly word: string;
  readonly kind: Kind;
  readonly terms: readonly string[];
}

const entriesOf = (kind: Kind, { texts }: Called, terms: readonly string[]): Entry[] =>
  texts.flatMap(wordsOf).map((word) => ({ word, kind, terms }));

const allEntries = ({ skills, services, workTypes }: Lists): Entry[] => [
  ...skills.flatMap((skill) => entriesOf('strong', skill, [skillTerm(skill._id)])),
  ...services.flatMap((service) => entriesOf('weak', service, service.skillIds.map(skillTerm))),
  ...workTypes.flatMap((type) => entriesOf('words', type, [workTypeTerm(type.name)])),
];

const termsOf = (entries: readonly Entry[], kind: Kind): string[] => [
  ...new Set(entries.filter((entry) => entry.kind === kind).flatMap(({ terms }) => terms)),
];

const lookUp = (entries: readonly Entry[], word: string): Entry[] => {
  const exact = entries.filter((entry) => entry.word.startsWith(word));
  if (exact.length > 0 || [...word].length < SHORTEST_WITH_ERROR) return exact;
  return entries.filter((entry) => isOneErrorFromBeginning(word, entry.word));
};

const meaningOf = (entries: readonly Entry[], word: string): WordMeaning => {
  const called = lookUp(entries, word);
  const beginning = beginningOf(word);
  const strong = [beginning, ...termsOf(called, 'strong')];
  return {
    strong,
    weak: termsOf(called, 'weak').filter((term) => !strong.includes(term)),
    words: [...([...word].length < SHORTEST_OF_ABOUT ? [] : [beginning]), ...termsOf(called, 'words')],
  };
};

// People look for the same few words again and again.
const remembering = (read: (word: string) => WordMeaning) => {
  const known = new Map<string, WordMeaning>();
  return (word: string): WordMeaning => {
    const meaning = known.get(word) ?? read(word);
    if (known.size < 1000) known.set(word, meaning);
    return meaning;
  };
};

const nameOf = (name: string): string => wordsOf(name).join(' ');

/** Makes the vocabulary of the lists as they are. */
export const createVocabulary = (lists: Lists): Vocabulary => {
  const entries = allEntries(lists);
  const fillers = new Set(lists.fillers.flatMap(wordsOf));
  const meaning = remembering((word) => meaningOf(entries, word));
  const skills = new Map(
    lists.skills.flatMap(({ _id, name }) => [_id, nameOf(name)].map((key) => [key, _id])),
  );
  return {
    read: (text) =>
      wordsOf(text)
        .filter((word) => !fillers.has(word))
        .slice(0, MOST_WORDS)
        .map(meaning),
    findSkill: (idOrName) => skills.get(idOrName) ?? skills.get(nameOf(idOrName)) ?? null,
  };
};
