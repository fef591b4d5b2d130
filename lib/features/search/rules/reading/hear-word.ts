import type { Key, Lexicon } from './lexicon.ts';
import { allowance, type NearKey } from './near.ts';
import { soundKey } from './sound-key.ts';

/** A word of the lexicon that a typed one may have meant, and how surely. */
export interface Hit {
  readonly key: Key;
  readonly likeness: number;
}

/** How a typed word was understood. */
export interface Heard {
  readonly typed: string;
  readonly sound: string;
  readonly hits: readonly Hit[];
  /** It stands in the lexicon with this sound, or with an ending. */
  readonly isKnown: boolean;
}

// Of one or two sounds too many words are made: those must be spelled about alike.
const isSpelledAlike = (typed: string, { sound, spellings }: Key): boolean =>
  sound.length > 2 ||
  spellings.has(typed) ||
  [...spellings].some((spelling) => Math.abs(spelling.length - typed.length) <= 1);

const sounding = (lexicon: Lexicon, typed: string, sound = soundKey(typed)): Hit[] => {
  const key = lexicon.sounding(sound);
  if (!key || !isSpelledAlike(typed, key)) return [];
  return [{ key, likeness: key.spellings.has(typed) ? 1 : 0.96 }];
};

const endings =
  's es ing er vala vale vali valo on o om e i u a il ku ki ke ka ko la le lo ni nu ai ge alli annu ali lu ge ga kar gar'
    .split(' ')
    .toSorted((one, other) => other.length - one.length);
const SHORTEST_STEM = 3;
const STANDS_BEHIND_SHORT = new Set(['s', 'vala', 'vali', 'vale', 'valo']);

const withEnding = (lexicon: Lexicon, sound: string): Hit[] => {
  for (const ending of endings) {
    const stem = sound.slice(0, -ending.length);
    if (!sound.endsWith(ending) || stem.length < SHORTEST_STEM) continue;
    if (stem.length === SHORTEST_STEM && !STANDS_BEHIND_SHORT.has(ending)) continue;
    const key = lexicon.sounding(stem);
    if (key) return [{ key, likeness: 0.86 }];
  }
  return [];
};

const ABOUT_AS_NEAR = 0.12;

const nearestOf = (
  lexicon: Lexicon,
  found: readonly NearKey[],
  likenessOf: (cost: number) => number,
): Hit[] => {
  const least = Math.min(...found.map(({ cost }) => cost));
  return found.flatMap(({ at, cost }) => {
    const key = cost <= least + ABOUT_AS_NEAR ? lexicon.keyAt(at) : null;
    return key ? [{ key, likeness: likenessOf(cost) }] : [];
  });
};

const SHORTEST_BEGINNING = 3;
const SHORTEST_WITH_ERROR = 4;
const MOST_BEGUN = 40;
const ONLY_BEGUN = 0.3;

/** The words that begin so, none where a person's name does; each costs as much as is not typed yet. */
const begun = (lexicon: Lexicon, sound: string, beginnings: readonly NearKey[]): NearKey[] => {
  const allowed = sound.length < SHORTEST_WITH_ERROR ? 0 : allowance(sound.length) / 2;
  const found = beginnings.filter(({ cost }) => cost <= allowed);
  if (sound.length < SHORTEST_BEGINNING || found.length > MOST_BEGUN) return [];
  const isName = found.some(({ at, cost }) => cost === 0 && lexicon.keyAt(at)?.isName === true);
  return isName ? [] : found.map(({ at, cost }) => ({ at, cost: cost + ONLY_BEGUN }));
};

const misspelt = (lexicon: Lexicon, sound: string, isLast: boolean): Hit[] => {
  const most = allowance(sound.length);
  const { whole, beginnings } = lexicon.near(sound, most);
  const found = isLast ? [...whole, ...begun(lexicon, sound, beginnings)] : whole;
  const hits = nearestOf(lexicon, found, (cost) => 0.92 - (0.3 * cost) / Math.max(most, 0.5));
  // What is as near to a name or to a word that says nothing is as likely that.
  const factor = hits.some(({ key }) => key.isName) ? 0.5 : hits.some(({ key }) => key.isFiller) ? 0.75 : 1;
  return hits.map(({ key, likeness }) => ({ key, likeness: likeness * factor }));
};

// A number is no other number, however alike they sound.
const isNumber = (typed: string): boolean => /^\d+$/.test(typed);

/** The words that a typed one may have meant: those of its sound, else with an ending, else the nearest. */
export const hearWord = (lexicon: Lexicon, typed: string, isLast: boolean): Heard => {
  const sound = soundKey(typed);
  const exact = sounding(lexicon, typed, sound);
  if (isNumber(typed)) {
    const hits = exact.filter(({ likeness }) => likeness === 1);
    return { typed, sound, hits, isKnown: hits.length > 0 };
  }
  if (exact.length > 0) return { typed, sound, hits: exact, isKnown: true };
  const byEar = lexicon.likeEnglish(typed).map((key) => ({ key, likeness: 0.85 }));
  if (byEar.length > 0) return { typed, sound, hits: byEar, isKnown: true };
  const ended = withEnding(lexicon, sound);
  if (ended.length > 0) return { typed, sound, hits: ended, isKnown: true };
  return { typed, sound, hits: misspelt(lexicon, sound, isLast), isKnown: false };
};

const SHORTEST_PART = 3;

/** What a part of a word may be; so short a one must be spelled like the word that it is. */
const partsOf = (lexicon: Lexicon, part: string): Hit[] =>
  sounding(lexicon, part).filter(({ likeness }) => likeness === 1 || part.length > SHORTEST_PART);

/** The two known words that were typed as one; null where there are none. */
export const splitInTwo = (lexicon: Lexicon, typed: string): [string, string] | null => {
  const letters = [...typed];
  for (let at = letters.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [first, second] = [letters.slice(0, at).join(''), letters.slice(at).join('')];
    const keys = [...partsOf(lexicon, first), ...partsOf(lexicon, second)];
    if (keys.length === 2 && keys.some(({ key }) => key.postings.length > 0)) return [first, second];
  }
  return null;
};

/** Whether two typed words are one of the lexicon, such as "wash room" or "ए सी". */
export const isOneWord = (lexicon: Lexicon, joined: string): boolean => {
  const [hit] = sounding(lexicon, joined);
  return hit !== undefined && hit.key.sound.length >= SHORTEST_PART && hit.key.postings.length > 0;
};
