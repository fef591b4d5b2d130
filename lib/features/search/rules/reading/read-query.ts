import type { Locale } from '#lib/platform/contract/locale.ts';
import { hearWord, isOneWord, splitInTwo, type HeardWord, type Hit } from './hear-word.ts';
import { Tally } from './tally.ts';
import { OTHERS, splitWords, tellingPostings, type Entry, type Key, type Lexicon } from './lexicon.ts';

export interface Weighed {
  readonly _id: string;
  readonly weight: number;
}

export interface RemainingWord {
  readonly word: string;
  readonly hints: readonly string[];
}

/** How a text was understood. */
export interface ParsedWords {
  /** Trades, most likely first; several when the words are ambiguous. */
  readonly trades: readonly Weighed[];
  readonly services: readonly Weighed[];
  /** The words that named the trade, as typed. */
  readonly readAs: string;
  /** Whether a word named the trade by more than its first letters or a rough likeness. */
  readonly isSure: boolean;
  /** Words that may be people's names, with the trades they could hint at. */
  readonly rest: readonly RemainingWord[];
  /** The words name another service, which no one here offers. */
  readonly isElsewhere: boolean;
  /** Unknown words next to a trade; they may be names. */
  readonly unknown: readonly string[];
}

const MAX_WORDS = 24;

const joinPairs = (lexicon: Lexicon, words: readonly string[]): string[] =>
  words.reduce<string[]>((made, word) => {
    const before = made.at(-1);
    if (before === undefined || !isOneWord(lexicon, before + word)) return [...made, word];
    const areKnown = [before, word].every((part) => {
      const { isKnown, hits } = hearWord(lexicon, part, false);
      return isKnown && hits.some(({ key }) => key.postings.length > 0);
    });
    return areKnown ? [...made, word] : [...made.slice(0, -1), before + word];
  }, []);

const hearWords = (lexicon: Lexicon, words: readonly string[]): HeardWord[] =>
  joinPairs(lexicon, words).flatMap((word, at, all) => {
    const known = hearWord(lexicon, word, at === all.length - 1);
    const parts = known.isKnown ? null : splitInTwo(lexicon, word);
    return parts ? parts.map((part) => hearWord(lexicon, part, false)) : [known];
  });

/** Weighs the languages of a text, relative to the strongest (1). */
const weighLanguages = (words: readonly HeardWord[]): Map<Locale, number> => {
  const sums = new Map<Locale, number>();
  for (const { hits } of words)
    for (const { key, likeness } of hits) {
      const languages = new Set([
        ...key.fillerIn,
        ...key.postings.flatMap(({ entry }) => entry.language ?? []),
      ]);
      for (const language of languages)
        sums.set(language, (sums.get(language) ?? 0) + likeness / languages.size / hits.length);
    }
  const max = Math.max(0, ...sums.values());
  return new Map([...sums].map(([language, sum]) => [language, sum / max]));
};

const SERVICE_VOTE = 0.85;
const OTHER_SPELLING = 0.6;
const STRANGE_LANGUAGE = 0.55;
const SPELLED_LIKE_FILLER = 0.4;

const shareIn = (entry: Entry, weight: number): number =>
  weight / entry.keys.reduce((sum, key) => sum + key.weight, 0);

interface Votes {
  readonly owners: Tally;
  readonly services: Tally;
}

/**
 * A word's votes for trades and services: its share of their entries, split when several have it. A trade with the
 * word in many entries gets more than one with it in a single entry.
 */
const countVotes = (typed: string, { key, likeness }: Hit, languages: ReadonlyMap<Locale, number>): Votes => {
  const [best, strongest, often, services] = [new Tally(), new Tally(), new Tally(), new Tally()];
  const isSpelledSo = key.postings.some(({ spelling }) => spelling === typed);
  for (const { entry, spelling } of tellingPostings(key)) {
    const spelled = isSpelledSo && spelling !== typed ? OTHER_SPELLING : 1;
    const fluency = entry.language === null ? 1 : (languages.get(entry.language) ?? 0);
    const value = spelled * (STRANGE_LANGUAGE + (1 - STRANGE_LANGUAGE) * fluency);
    const share = shareIn(entry, key.weight) * (entry.service === null ? 1 : SERVICE_VOTE);
    for (const owner of entry.owners) {
      best.raise(owner, share * (key.isFiller ? 0 : 1));
      strongest.raise(owner, share * value);
      often.add(owner, value / entry.keys.length);
    }
    if (entry.service !== null) services.raise(entry.service, share * likeness * key.weight);
  }
  const support = new Map(
    [...strongest].map(([owner, value]) => [owner, value * Math.sqrt(often.get(owner) ?? 0)]),
  );
  const all = [...support.values()].reduce((sum, value) => sum + value, 0);
  const owners = new Tally();
  for (const [owner, share] of best)
    owners.set(owner, (likeness * share * (support.get(owner) ?? 0)) / Math.max(all, 0.01));
  return { owners, services };
};

// Next to other words, a word spelled like a filler is that filler: 'wala' is not 'wall'.
const asFiller = (typed: string, { key, likeness }: Hit): Hit => {
  const isOwnSpelling = key.postings.some(({ spelling }) => spelling === typed);
  // In its native script a word rarely has two spellings.
  const isSpelledSo = key.fillers.has(typed) || (key.fillers.size > 0 && !/^[a-z]/.test(typed));
  return isSpelledSo && !isOwnSpelling
    ? { key, likeness: likeness * SPELLED_LIKE_FILLER }
    : { key, likeness };
};

const mergeHits = (
  { typed, hits }: HeardWord,
  languages: ReadonlyMap<Locale, number>,
  isAlone: boolean,
): Votes => {
  const merged: Votes = { owners: new Tally(), services: new Tally() };
  for (const hit of hits) {
    const { owners, services } = countVotes(typed, isAlone ? hit : asFiller(typed, hit), languages);
    for (const [owner, vote] of owners) merged.owners.raise(owner, vote);
    for (const [service, vote] of services) merged.services.raise(service, vote);
  }
  return merged;
};

const MIN_HINT = 0.15;
const SURE_LIKENESS = 0.8;

const PHRASE_VOTE = 0.5;
const EXTRA_WORD_VOTE = 0.15;
const PART_OF_PHRASE = 0.4;

interface PhraseVotes extends Votes {
  /** Words of the matched phrases, by trade. */
  readonly keys: Map<string, Set<Key>>;
  /** The same for phrases matched in full. */
  readonly wholes: Map<string, Set<Key>>;
}

const addKeys = (keys: Map<string, Set<Key>>, owner: string, added: Iterable<Key>): void => {
  keys.set(owner, new Set([...(keys.get(owner) ?? []), ...added]));
};

/** Extra votes from phrases matched in full or mostly. */
const countPhraseVotes = (words: readonly HeardWord[]): PhraseVotes => {
  const matchedKeys = new Map<Entry, Map<Key, number>>();
  for (const { hits } of words)
    for (const { key, likeness } of hits)
      for (const { entry } of key.postings) {
        if (entry.keys.length < 2) continue;
        const matched = matchedKeys.get(entry) ?? new Map<Key, number>();
        matched.set(key, Math.max(likeness, matched.get(key) ?? 0));
        matchedKeys.set(entry, matched);
      }
  const votes: PhraseVotes = {
    owners: new Tally(),
    services: new Tally(),
    keys: new Map(),
    wholes: new Map(),
  };
  for (const [entry, matched] of matchedKeys) {
    if (matched.size < 2) continue;
    const whole = entry.keys.reduce((sum, key) => sum + key.weight, 0);
    const got = entry.keys.reduce((sum, key) => sum + (matched.get(key) ?? 0) * key.weight, 0);
    const missing = entry.keys.reduce((sum, key) => sum + (matched.has(key) ? 0 : key.weight), 0) / whole;
    if (missing > 0.4) continue;
    const value =
      (PHRASE_VOTE + EXTRA_WORD_VOTE * (matched.size - 2)) *
      (got / whole) *
      (missing > 0.2 ? PART_OF_PHRASE : 1);
    for (const owner of entry.owners) {
      votes.owners.raise(owner, value);
      addKeys(votes.keys, owner, matched.keys());
      if (missing === 0 && got >= whole * SURE_LIKENESS) addKeys(votes.wholes, owner, matched.keys());
    }
    if (entry.service !== null) votes.services.raise(entry.service, value);
  }
  return votes;
};

const MIN_VOTE = 0.5;
/** Half of a phrase, such as the plum of a plum cake, does not name another service. */
const SURE_ELSEWHERE = 0.7;
const MIN_UNSURE_VOTE = 0.6;
/** Lower minimums for when nearly all votes go to one trade, or several share a word. */
const MIN_DOMINANT_VOTE = 0.3;
const DOMINANT_SHARE = 0.55;
const MIN_SHARED_VOTE = 0.25;
const MIN_SHARED_SUM = 0.6;
const MIN_SHARE_OF_BEST = 0.72;
const MAX_TRADES = 4;

const pickTrades = (owners: Tally, minVote: number, isWhole: boolean): Weighed[] => {
  const ranked = [...owners]
    .filter(([owner]) => owner !== OTHERS)
    .map(([_id, weight]) => ({ _id, weight }))
    .toSorted((one, other) => other.weight - one.weight);
  const best = ranked[0]?.weight ?? 0;
  const others = owners.get(OTHERS) ?? 0;
  const sum = ranked.reduce((all, { weight }) => all + weight, others);
  const isEnough =
    best >= minVote ||
    (isWhole && best >= MIN_DOMINANT_VOTE && best >= sum * DOMINANT_SHARE) ||
    (best >= MIN_SHARED_VOTE && sum - others >= MIN_SHARED_SUM);
  if (best < others || !isEnough) return [];
  return ranked.filter(({ weight }) => weight >= best * MIN_SHARE_OF_BEST).slice(0, MAX_TRADES);
};

const MIN_SERVICE_VOTE = 0.4;
const MAX_SERVICES = 6;

const pickServices = (services: Tally): Weighed[] =>
  [...services]
    .map(([_id, weight]) => ({ _id, weight }))
    .filter(({ weight }) => weight >= MIN_SERVICE_VOTE)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_SERVICES);

const isSure = ({ hits }: HeardWord): boolean => hits.some(({ likeness }) => likeness >= SURE_LIKENESS);
const isFiller = ({ hits }: HeardWord): boolean => hits.some(({ key }) => key.fillerIn.length > 0);
const isSpelledFiller = ({ typed, hits }: HeardWord): boolean =>
  hits.some(({ key }) => key.fillers.has(typed));
const isName = ({ hits }: HeardWord): boolean =>
  hits.some(({ key, likeness }) => key.isName && likeness >= 0.9);

const toTyped = (words: readonly HeardWord[]): string[] => words.map(({ typed }) => typed);

const listHints = (votes: Votes | undefined): string[] =>
  [...(votes?.owners ?? [])].flatMap(([owner, vote]) =>
    owner !== OTHERS && vote >= MIN_HINT ? [owner] : [],
  );

/** Adds the votes of words and phrases. Another profession gains nothing from being named by several words. */
const sumVotes = (each: readonly Votes[], phrases: Votes): Votes => {
  const sum: Votes = { owners: new Tally(), services: new Tally() };
  const others = Math.max(0, ...each.map(({ owners }) => owners.get(OTHERS) ?? 0));
  sum.owners.add(OTHERS, others);
  for (const { owners, services } of [...each, phrases]) {
    for (const [owner, vote] of owners)
      if (owner !== OTHERS || owners === phrases.owners) sum.owners.add(owner, vote);
    for (const [service, vote] of services) sum.services.add(service, vote);
  }
  return sum;
};

// Without a trade every word may be a name; fillers are dropped unless there is nothing else.
const dropFillers = (words: readonly HeardWord[]): readonly HeardWord[] => {
  const telling = words.filter((word) => !isSpelledFiller(word));
  return telling.length > 0 ? telling : words;
};

// "Lawn" sounds like "loan": such words must match the spelling.
const namesNoWorker = ({ typed }: HeardWord, { key, likeness }: Hit): boolean =>
  key.elsewhere.has(typed) ||
  (key.elsewhere.size > 0 && key.postings.length === 0 && likeness >= SURE_LIKENESS);

/**
 * Returns true when a trade is named but no worker is wanted: a plumber's salary, car insurance, a book for cooks.
 */
const wantsNoWorker = (
  words: readonly HeardWord[],
  each: readonly Votes[],
  { wholes }: PhraseVotes,
): boolean => {
  const others = wholes.get(OTHERS) ?? new Set<Key>();
  const ofTrades = [...wholes].filter(([owner]) => owner !== OTHERS).map(([, keys]) => keys);
  const isIn = (keys: ReadonlySet<Key>, { hits }: HeardWord): boolean =>
    hits.some(({ key }) => keys.has(key));
  const leadsAway = words.some(
    (word) => word.hits.some((hit) => namesNoWorker(word, hit)) && !ofTrades.some((keys) => isIn(keys, word)),
  );
  // Another profession is meant when one of its phrases contains every word that points to a trade.
  const isOthers = words.every((word, at) => listHints(each[at]).length === 0 || isIn(others, word));
  return leadsAway || (others.size > 0 && isOthers && ofTrades.every((keys) => keys.size < others.size));
};

/** Parses a text whose place has already been removed. */
export const parseWords = (lexicon: Lexicon, text: string): ParsedWords => {
  const words = hearWords(lexicon, splitWords(text).slice(0, MAX_WORDS));
  const languages = weighLanguages(words);
  const each = words.map((word) => mergeHits(word, languages, words.length === 1));
  const phrases = countPhraseVotes(words);
  const { owners, services } = sumVotes(each, phrases);
  const isGuess = words.some(({ hits }) => hits.length === 0) && !words.some(isSure);
  const isWhole = words.every((word, at) => isFiller(word) || listHints(each[at]).length > 0);
  const minVote = isGuess ? MIN_UNSURE_VOTE : MIN_VOTE;
  const trades = wantsNoWorker(words, each, phrases) ? [] : pickTrades(owners, minVote, isWhole);
  const tells = ({ hits }: HeardWord, at: number): boolean =>
    trades.some(
      ({ _id }) =>
        (each[at]?.owners.get(_id) ?? 0) >= MIN_HINT ||
        hits.some(({ key }) => phrases.keys.get(_id)?.has(key)),
    );
  const telling = words.filter(tells);
  const silent = trades.length > 0 ? words.filter((word) => !telling.includes(word)) : dropFillers(words);
  const rest = trades.length > 0 ? silent.filter((word) => isName(word) && !isFiller(word)) : silent;
  return {
    trades,
    services: pickServices(services),
    readAs: toTyped(telling).join(' '),
    isSure: telling.some(isSure),
    isElsewhere: trades.length === 0 && (owners.get(OTHERS) ?? 0) >= SURE_ELSEWHERE,
    rest: rest.map((word) => ({ word: word.typed, hints: listHints(each[words.indexOf(word)]) })),
    unknown: trades.length > 0 ? toTyped(silent.filter((word) => !word.isKnown && !rest.includes(word))) : [],
  };
};
