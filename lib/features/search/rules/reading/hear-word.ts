import type { Key, Lexicon } from './lexicon.ts';
import { maxEditCost, type NearKey } from './near.ts';
import { soundKey } from '#lib/platform/text/sound-key.ts';

/** A word of the lexicon that a typed word may mean, and how likely. */
export interface Hit {
  readonly key: Key;
  readonly likeness: number;
}

export interface HeardWord {
  readonly typed: string;
  readonly sound: string;
  readonly hits: readonly Hit[];
  /** The lexicon has this sound, with or without an ending. */
  readonly isKnown: boolean;
}

// One or two sounds fit too many words, so the spelling must be close as well.
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
const MIN_STEM_LENGTH = 3;
const STANDS_BEHIND_SHORT = new Set(['s', 'vala', 'vali', 'vale', 'valo']);

const withEnding = (lexicon: Lexicon, sound: string): Hit[] => {
  for (const ending of endings) {
    const stem = sound.slice(0, -ending.length);
    if (!sound.endsWith(ending) || stem.length < MIN_STEM_LENGTH) continue;
    if (stem.length === MIN_STEM_LENGTH && !STANDS_BEHIND_SHORT.has(ending)) continue;
    const key = lexicon.sounding(stem);
    if (key) return [{ key, likeness: 0.86 }];
  }
  return [];
};

const ABOUT_AS_NEAR = 0.12;

const pickNearest = (
  lexicon: Lexicon,
  found: readonly NearKey[],
  likenessOf: (cost: number) => number,
): Hit[] => {
  const minCost = Math.min(...found.map(({ cost }) => cost));
  return found.flatMap(({ at, cost }) => {
    const key = cost <= minCost + ABOUT_AS_NEAR ? lexicon.keyAt(at) : null;
    return key ? [{ key, likeness: likenessOf(cost) }] : [];
  });
};

const MIN_PREFIX_LENGTH = 3;
const MIN_FUZZY_PREFIX_LENGTH = 4;
const MAX_PREFIX_MATCHES = 40;
const ONLY_BEGUN = 0.3;

/**
 * Words that start with these letters, unless a person's name does too; each costs in proportion to what is not typed
 * yet.
 */
const findByPrefix = (lexicon: Lexicon, sound: string, beginnings: readonly NearKey[]): NearKey[] => {
  const allowed = sound.length < MIN_FUZZY_PREFIX_LENGTH ? 0 : maxEditCost(sound.length) / 2;
  const found = beginnings.filter(({ cost }) => cost <= allowed);
  if (sound.length < MIN_PREFIX_LENGTH || found.length > MAX_PREFIX_MATCHES) return [];
  const isName = found.some(({ at, cost }) => cost === 0 && lexicon.keyAt(at)?.isName === true);
  return isName ? [] : found.map(({ at, cost }) => ({ at, cost: cost + ONLY_BEGUN }));
};

const misspelt = (lexicon: Lexicon, sound: string, isLast: boolean): Hit[] => {
  const maxCost = maxEditCost(sound.length);
  const { whole, beginnings } = lexicon.near(sound, maxCost);
  const found = isLast ? [...whole, ...findByPrefix(lexicon, sound, beginnings)] : whole;
  const hits = pickNearest(lexicon, found, (cost) => 0.92 - (0.3 * cost) / Math.max(maxCost, 0.5));
  // A word that is just as close to a name or a filler is only half as likely to mean a trade.
  const factor = hits.some(({ key }) => key.isName) ? 0.5 : hits.some(({ key }) => key.isFiller) ? 0.75 : 1;
  return hits.map(({ key, likeness }) => ({ key, likeness: likeness * factor }));
};

// Numbers never match other numbers, even if they sound alike.
const isNumber = (typed: string): boolean => /^\d+$/.test(typed);

/**
 * Finds what a typed word may mean: words of the same sound, else the same word with an ending, else the nearest
 * ones.
 */
export const hearWord = (lexicon: Lexicon, typed: string, isLast: boolean): HeardWord => {
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

const MIN_PART_LENGTH = 3;

/** A part this short must match the spelling exactly. */
const findPart = (lexicon: Lexicon, part: string): Hit[] =>
  sounding(lexicon, part).filter(({ likeness }) => likeness === 1 || part.length > MIN_PART_LENGTH);

/** Splits two known words that were typed as one; null when it cannot. */
export const splitInTwo = (lexicon: Lexicon, typed: string): [string, string] | null => {
  const letters = [...typed];
  for (let at = letters.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1) {
    const [first, second] = [letters.slice(0, at).join(''), letters.slice(at).join('')];
    const keys = [...findPart(lexicon, first), ...findPart(lexicon, second)];
    if (keys.length === 2 && keys.some(({ key }) => key.postings.length > 0)) return [first, second];
  }
  return null;
};

/** Returns true when two typed words are one word of the lexicon, such as "wash room" or "ए सी". */
export const isOneWord = (lexicon: Lexicon, joined: string): boolean => {
  const [hit] = sounding(lexicon, joined);
  return hit !== undefined && hit.key.sound.length >= MIN_PART_LENGTH && hit.key.postings.length > 0;
};
