import type { Locale } from '#lib/platform/contract/locale.ts';
import { hearWord, isOneWord, splitInTwo, type Heard, type Hit } from './hear-word.ts';
import { OTHERS, splitWords, tellingPostings, type Entry, type Key, type Lexicon } from './lexicon.ts';

export interface Weighed {
  readonly _id: string;
  readonly weight: number;
}

/** A word that names no trade by itself. */
export interface Left {
  readonly word: string;
  readonly hints: readonly string[];
}

/** What a text was understood to ask for. */
export interface Reading {
  /** Trades, the likeliest first; several where the words leave it open. */
  readonly trades: readonly Weighed[];
  readonly services: readonly Weighed[];
  /** The words that told the trade, as they were typed. */
  readonly readAs: string;
  /** Whether a word told the trade by more than its beginning or a rough likeness. */
  readonly isSure: boolean;
  /** Words left for people's names, with the trades that they may hint at. */
  readonly rest: readonly Left[];
  /** Words beside a trade that nothing is known of: perhaps a name, perhaps nothing. */
  readonly unknown: readonly string[];
}

const MOST_WORDS = 24;

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

const hearAll = (lexicon: Lexicon, words: readonly string[]): Heard[] =>
  joinPairs(lexicon, words).flatMap((word, at, all) => {
    const heard = hearWord(lexicon, word, at === all.length - 1);
    const parts = heard.isKnown ? null : splitInTwo(lexicon, word);
    return parts ? parts.map((part) => hearWord(lexicon, part, false)) : [heard];
  });

/** How much of a text is in each language, the most of it counting 1. */
const languagesOf = (words: readonly Heard[]): Map<Locale, number> => {
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
  const most = Math.max(0, ...sums.values());
  return new Map([...sums].map(([language, sum]) => [language, sum / most]));
};

const SERVICE_VOTE = 0.85;
const OTHER_SPELLING = 0.6;
const STRANGE_LANGUAGE = 0.55;
const SPELLED_LIKE_FILLER = 0.4;

/** A growing sum for each name. */
class Tally extends Map<string, number> {
  add(name: string, value: number): void {
    this.set(name, (this.get(name) ?? 0) + value);
  }
  raise(name: string, value: number): void {
    if (value > (this.get(name) ?? 0)) this.set(name, value);
  }
}

const shareOf = (entry: Entry, weight: number): number =>
  weight / entry.keys.reduce((sum, key) => sum + key.weight, 0);

interface Votes {
  readonly owners: Tally;
  readonly services: Tally;
}

/**
 * What one heard word says of trades and services: its share of their entries, divided where several have it. Who has
 * it in many entries gets more of it than who has it in one.
 */
const votesOf = (typed: string, { key, likeness }: Hit, languages: ReadonlyMap<Locale, number>): Votes => {
  const [best, most, often, services] = [new Tally(), new Tally(), new Tally(), new Tally()];
  const isSpelledSo = key.postings.some(({ spelling }) => spelling === typed);
  for (const { entry, spelling } of tellingPostings(key)) {
    const spelled = isSpelledSo && spelling !== typed ? OTHER_SPELLING : 1;
    const fluency = entry.language === null ? 1 : (languages.get(entry.language) ?? 0);
    const value = spelled * (STRANGE_LANGUAGE + (1 - STRANGE_LANGUAGE) * fluency);
    const share = shareOf(entry, key.weight) * (entry.service === null ? 1 : SERVICE_VOTE);
    for (const owner of entry.owners) {
      best.raise(owner, share * (key.isFiller ? 0 : 1));
      most.raise(owner, share * value);
      often.add(owner, value / entry.keys.length);
    }
    if (entry.service !== null) services.raise(entry.service, share * likeness * key.weight);
  }
  const support = new Map(
    [...most].map(([owner, value]) => [owner, value * Math.sqrt(often.get(owner) ?? 0)]),
  );
  const all = [...support.values()].reduce((sum, value) => sum + value, 0);
  const owners = new Tally();
  for (const [owner, share] of best)
    owners.set(owner, (likeness * share * (support.get(owner) ?? 0)) / Math.max(all, 0.01));
  return { owners, services };
};

// Beside other words it is the filler that it is spelled like: 'wala' is no wall.
const asFiller = (typed: string, { key, likeness }: Hit): Hit => {
  const isOwnSpelling = key.postings.some(({ spelling }) => spelling === typed);
  // In its own script a word is hardly spelled in two ways.
  const isSpelledSo = key.fillers.has(typed) || (key.fillers.size > 0 && !/^[a-z]/.test(typed));
  return isSpelledSo && !isOwnSpelling
    ? { key, likeness: likeness * SPELLED_LIKE_FILLER }
    : { key, likeness };
};

const mergeHits = (
  { typed, hits }: Heard,
  languages: ReadonlyMap<Locale, number>,
  isAlone: boolean,
): Votes => {
  const merged: Votes = { owners: new Tally(), services: new Tally() };
  for (const hit of hits) {
    const { owners, services } = votesOf(typed, isAlone ? hit : asFiller(typed, hit), languages);
    for (const [owner, vote] of owners) merged.owners.raise(owner, vote);
    for (const [service, vote] of services) merged.services.raise(service, vote);
  }
  return merged;
};

const TELLS = 0.15;
const IS_SURE = 0.8;

const PHRASE = 0.5;
const LONGER = 0.15;
const PART_OF_PHRASE = 0.4;

interface PhraseVotes extends Votes {
  /** The words of the phrases of each trade. */
  readonly keys: Map<string, Set<Key>>;
  /** The same of the phrases that were said to the last word. */
  readonly wholes: Map<string, Set<Key>>;
}

const addKeys = (keys: Map<string, Set<Key>>, owner: string, added: Iterable<Key>): void => {
  keys.set(owner, new Set([...(keys.get(owner) ?? []), ...added]));
};

/** What phrases add of which all or most words were said. */
const votesOfPhrases = (words: readonly Heard[]): PhraseVotes => {
  const said = new Map<Entry, Map<Key, number>>();
  for (const { hits } of words)
    for (const { key, likeness } of hits)
      for (const { entry } of key.postings) {
        if (entry.keys.length < 2) continue;
        const matched = said.get(entry) ?? new Map<Key, number>();
        matched.set(key, Math.max(likeness, matched.get(key) ?? 0));
        said.set(entry, matched);
      }
  const votes: PhraseVotes = {
    owners: new Tally(),
    services: new Tally(),
    keys: new Map(),
    wholes: new Map(),
  };
  for (const [entry, matched] of said) {
    if (matched.size < 2) continue;
    const whole = entry.keys.reduce((sum, key) => sum + key.weight, 0);
    const got = entry.keys.reduce((sum, key) => sum + (matched.get(key) ?? 0) * key.weight, 0);
    const missing = entry.keys.reduce((sum, key) => sum + (matched.has(key) ? 0 : key.weight), 0) / whole;
    if (missing > 0.4) continue;
    const value =
      (PHRASE + LONGER * (matched.size - 2)) * (got / whole) * (missing > 0.2 ? PART_OF_PHRASE : 1);
    for (const owner of entry.owners) {
      votes.owners.raise(owner, value);
      addKeys(votes.keys, owner, matched.keys());
      if (missing === 0 && got >= whole * IS_SURE) addKeys(votes.wholes, owner, matched.keys());
    }
    if (entry.service !== null) votes.services.raise(entry.service, value);
  }
  return votes;
};

const LEAST_VOTE = 0.5;
const LEAST_UNSURE_VOTE = 0.6;
/** Less will do where nearly all that was said speaks for one, or several share a word. */
const LEAST_OF_MOST = 0.3;
const MOST_OF_ALL = 0.55;
const LEAST_SHARED = 0.25;
const LEAST_SHARED_SUM = 0.6;
const NEARLY_AS_LIKELY = 0.72;
const MOST_TRADES = 4;

const tradesOf = (owners: Tally, leastVote: number, isWhole: boolean): Weighed[] => {
  const ranked = [...owners]
    .filter(([owner]) => owner !== OTHERS)
    .map(([_id, weight]) => ({ _id, weight }))
    .toSorted((one, other) => other.weight - one.weight);
  const best = ranked[0]?.weight ?? 0;
  const others = owners.get(OTHERS) ?? 0;
  const sum = ranked.reduce((all, { weight }) => all + weight, others);
  const isEnough =
    best >= leastVote ||
    (isWhole && best >= LEAST_OF_MOST && best >= sum * MOST_OF_ALL) ||
    (best >= LEAST_SHARED && sum - others >= LEAST_SHARED_SUM);
  if (best < others || !isEnough) return [];
  return ranked.filter(({ weight }) => weight >= best * NEARLY_AS_LIKELY).slice(0, MOST_TRADES);
};

const LEAST_SERVICE = 0.4;
const MOST_SERVICES = 6;

const servicesOf = (services: Tally): Weighed[] =>
  [...services]
    .map(([_id, weight]) => ({ _id, weight }))
    .filter(({ weight }) => weight >= LEAST_SERVICE)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_SERVICES);

const isSure = ({ hits }: Heard): boolean => hits.some(({ likeness }) => likeness >= IS_SURE);
const isFiller = ({ hits }: Heard): boolean => hits.some(({ key }) => key.fillerIn.length > 0);
const isSpelledFiller = ({ typed, hits }: Heard): boolean => hits.some(({ key }) => key.fillers.has(typed));
const isName = ({ hits }: Heard): boolean => hits.some(({ key, likeness }) => key.isName && likeness >= 0.9);

const typedOf = (words: readonly Heard[]): string[] => words.map(({ typed }) => typed);

const hintsOf = (votes: Votes | undefined): string[] =>
  [...(votes?.owners ?? [])].flatMap(([owner, vote]) => (owner !== OTHERS && vote >= TELLS ? [owner] : []));

/** The votes of words and phrases together; what others do is no likelier for being said in several words. */
const sumOf = (each: readonly Votes[], phrases: Votes): Votes => {
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

// Without a trade every word may be a name; what says nothing is left out unless it is all that there is.
const leftWithout = (heard: readonly Heard[]): readonly Heard[] => {
  const telling = heard.filter((word) => !isSpelledFiller(word));
  return telling.length > 0 ? telling : heard;
};

// A lawn sounds like a loan, and is one only where it is spelled so.
const isSaidOfElsewhere = ({ typed }: Heard, { key, likeness }: Hit): boolean =>
  key.elsewhere.has(typed) || (key.elsewhere.size > 0 && key.postings.length === 0 && likeness >= IS_SURE);

/** Whether no worker is looked for, though a trade is named: a plumber's salary, insurance of a car, a book for cooks. */
const isElsewhere = (heard: readonly Heard[], each: readonly Votes[], { wholes }: PhraseVotes): boolean => {
  const others = wholes.get(OTHERS) ?? new Set<Key>();
  const ofTrades = [...wholes].filter(([owner]) => owner !== OTHERS).map(([, keys]) => keys);
  const isIn = (keys: ReadonlySet<Key>, { hits }: Heard): boolean => hits.some(({ key }) => keys.has(key));
  const leadsAway = heard.some(
    (word) =>
      word.hits.some((hit) => isSaidOfElsewhere(word, hit)) && !ofTrades.some((keys) => isIn(keys, word)),
  );
  // What others do is meant where a phrase of theirs holds all that speaks for a trade.
  const isOthers = heard.every((word, at) => hintsOf(each[at]).length === 0 || isIn(others, word));
  return leadsAway || (others.size > 0 && isOthers && ofTrades.every((keys) => keys.size < others.size));
};

/** Reads a text whose place has been taken out. */
export const readWords = (lexicon: Lexicon, text: string): Reading => {
  const heard = hearAll(lexicon, splitWords(text).slice(0, MOST_WORDS));
  const languages = languagesOf(heard);
  const each = heard.map((word) => mergeHits(word, languages, heard.length === 1));
  const phrases = votesOfPhrases(heard);
  const { owners, services } = sumOf(each, phrases);
  const isGuess = heard.some(({ hits }) => hits.length === 0) && !heard.some(isSure);
  const isWhole = heard.every((word, at) => isFiller(word) || hintsOf(each[at]).length > 0);
  const leastVote = isGuess ? LEAST_UNSURE_VOTE : LEAST_VOTE;
  const trades = isElsewhere(heard, each, phrases) ? [] : tradesOf(owners, leastVote, isWhole);
  const tells = ({ hits }: Heard, at: number): boolean =>
    trades.some(
      ({ _id }) =>
        (each[at]?.owners.get(_id) ?? 0) >= TELLS || hits.some(({ key }) => phrases.keys.get(_id)?.has(key)),
    );
  const telling = heard.filter(tells);
  const silent = trades.length > 0 ? heard.filter((word) => !telling.includes(word)) : leftWithout(heard);
  const rest = trades.length > 0 ? silent.filter((word) => isName(word) && !isFiller(word)) : silent;
  return {
    trades,
    services: servicesOf(services),
    readAs: typedOf(telling).join(' '),
    isSure: telling.some(isSure),
    rest: rest.map((word) => ({ word: word.typed, hints: hintsOf(each[heard.indexOf(word)]) })),
    unknown: trades.length > 0 ? typedOf(silent.filter((word) => !word.isKnown && !rest.includes(word))) : [],
  };
};
