import type { Locale } from '#lib/platform/contract/locale.ts';
import { OTHERS, type Entry, type Key, type Lexicon } from './lexicon.ts';
import type { Weighed } from './read-query.ts';
import { soundKey } from '#lib/platform/text/sound-key.ts';

/** Trades and services that an unfinished word may lead to, most likely first. */
export interface Completions {
  readonly trades: readonly Weighed[];
  readonly services: readonly Weighed[];
  /** Another profession is likelier. */
  readonly isElsewhere: boolean;
}

interface Row {
  readonly begin: string;
  readonly spelling: string;
  readonly key: Key;
}

/** A key below every native and Latin letter, so that sounds and spellings sort apart. */
const SOUND = '~';
const SCAN_LIMIT = 400;
const MIN_SOUND_LENGTH = 2;

const LATER_WORD = 0.75;
const OTHER_LANGUAGE = 0.85;
const BY_SOUND = 0.9;
const UNTYPED = 0.5;
const MANY_ENTRIES = 0.12;
const NAME = 1.5;

const sumWeights = (keys: readonly Key[]): number => keys.reduce((sum, { weight }) => sum + weight, 0);

class Scores extends Map<string, { max: number; count: number }> {
  raise(name: string, score: number): void {
    const known = this.get(name) ?? { max: 0, count: 0 };
    this.set(name, { max: Math.max(known.max, score), count: known.count + score });
  }
  /** A trade that many entries lead to is likelier than one that a single entry does. */
  ranked(minShare: number): Weighed[] {
    const all = [...this]
      .map(([_id, { max, count }]) => ({ _id, weight: max * (1 + MANY_ENTRIES * Math.log2(1 + count)) }))
      .toSorted((one, other) => other.weight - one.weight);
    const best = all[0]?.weight ?? 0;
    return all.filter(({ weight }) => weight >= best * minShare);
  }
}

const MIN_SHARE = 0.9;
const MIN_PHRASE = 0.55;
const MIN_TYPED = 0.4;

const rank = (owners: Scores, services: Scores): Completions => {
  const trades = owners.ranked(MIN_SHARE);
  const isElsewhere = trades[0]?._id === OTHERS;
  return {
    trades: isElsewhere ? [] : trades.filter(({ _id }) => _id !== OTHERS),
    services: isElsewhere ? [] : services.ranked(0),
    isElsewhere,
  };
};

/** Whether a word means something on its own, even if only as a filler; names and parts of place names do not. */
export const isSaying = ({ postings, fillerIn }: Key): boolean =>
  fillerIn.length > 0 || postings.some(({ entry }) => entry.keys.length === 1 || entry.owners[0] !== OTHERS);

/** Finds the words that begin with the typed letters, each with how much of it is typed. */
const createBeginnings = (lexicon: Lexicon) => {
  const rows = lexicon
    .keys()
    .filter(isSaying)
    .flatMap((key): Row[] => [
      ...[...key.spellings].map((spelling) => ({ begin: spelling, spelling, key })),
      { begin: SOUND + key.sound, spelling: key.sound, key },
    ])
    .toSorted((one, other) => (one.begin < other.begin ? -1 : Number(one.begin > other.begin)));

  const firstFrom = (begin: string): number => {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((rows[middle]?.begin ?? '') < begin) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const startingWith = (begin: string): Row[] => {
    if (begin === '') return [];
    const from = firstFrom(begin);
    return rows.slice(from, from + SCAN_LIMIT).filter((row) => row.begin.startsWith(begin));
  };
  const begun = (word: string): Map<Key, number> => {
    const sound = soundKey(word);
    const found = new Map<Key, number>();
    const add = (row: Row, typed: number, factor: number): void => {
      const share = factor * (1 - UNTYPED + (UNTYPED * typed) / row.spelling.length);
      found.set(row.key, Math.max(share, found.get(row.key) ?? 0));
    };
    for (const row of startingWith(word)) add(row, word.length, 1);
    if (sound.length >= MIN_SOUND_LENGTH)
      for (const row of startingWith(SOUND + sound)) add(row, sound.length, BY_SOUND);
    return found;
  };
  return { begun, isBeginning: (letters: string): boolean => startingWith(letters).length > 0 };
};

const fluency = (entry: Entry, language: Locale): number =>
  entry.language === null || entry.language === language ? 1 : OTHER_LANGUAGE;

/** Completes the word being typed from the words of trades and services. */
export const createCompletions = (lexicon: Lexicon) => {
  const { begun, isBeginning } = createBeginnings(lexicon);

  /** Completes a word without others, or next to words that say nothing. */
  const alone = (word: string, language: Locale): Completions => {
    const [owners, services] = [new Scores(), new Scores()];
    for (const [key, typed] of begun(word)) {
      if (key.isFiller) continue;
      for (const { entry } of key.postings) {
        const share = key.weight / sumWeights(entry.keys);
        const place = entry.keys[0] === key ? 1 : LATER_WORD;
        const score = typed * share * place * fluency(entry, language) * (entry.isName ? NAME : 1);
        for (const owner of entry.owners) if (owner !== OTHERS) owners.raise(owner, score);
        if (entry.service !== null) services.raise(entry.service, score);
      }
    }
    return rank(owners, services);
  };

  /** Completes a word to a phrase that contains words already typed. */
  const phrases = (before: readonly string[], word: string): Completions => {
    const [owners, services] = [new Scores(), new Scores()];
    const typed = new Set(before.flatMap((one) => lexicon.sounding(soundKey(one)) ?? []));
    for (const [key, share] of begun(word)) {
      if (typed.has(key)) continue;
      for (const { entry } of key.postings) {
        const got = sumWeights(entry.keys.filter((one) => typed.has(one)));
        const all = sumWeights(entry.keys);
        if (got < all * MIN_TYPED) continue;
        const score = (got + key.weight * share) / all;
        if (score < MIN_PHRASE) continue;
        for (const owner of entry.owners) owners.raise(owner, score);
        if (entry.service !== null) services.raise(entry.service, score);
      }
    }
    return rank(owners, services);
  };

  return { alone, phrases, isBeginning };
};
