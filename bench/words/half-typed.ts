import type { Locale } from '#lib/platform/contract/locale.ts';
import type { Vocabulary } from '#lib/features/search/rules/search-vocabulary.ts';
import type { Labelled } from './labelled.ts';

/** Trades suggested for a text that is still being typed, most likely first. */
export type SuggestTrades = (text: string, language: Locale) => string[];

/** A text at one letter of its typing, and the trade that its writer means. */
export interface HalfTyped {
  readonly text: string;
  readonly trade: string;
  readonly language: Locale;
}

const MIN_LETTERS = 3;
/** How much of a telling word must be typed before a reader would recognise it. */
const RECOGNISABLE = 0.6;

const letterEnds = (text: string): number[] => {
  const ends: number[] = [];
  for (const { index, segment } of new Intl.Segmenter().segment(text)) ends.push(index + segment.length);
  return ends;
};

const toLocale = (language: string): Locale => {
  const [first] = language.split('-');
  return first === 'hi' || first === 'kn' || first === 'ta' || first === 'te' ? first : 'en';
};

/**
 * A query at each letter from the one at which its telling word is recognisable. The telling word is the first one
 * that, typed whole after those before it, leads to the trade; queries without one are left out.
 */
export const typeOut = (vocabulary: Vocabulary, { query, trade, language }: Labelled): HalfTyped[] => {
  const words = [...query.matchAll(/\S+/g)];
  const telling = words.find((word) => {
    const { reading } = vocabulary.read(query.slice(0, word.index + word[0].length), null);
    return reading.isSure && reading.trades[0]?._id === trade;
  });
  if (!telling) return [];
  const ends = letterEnds(telling[0]);
  const enough = Math.max(MIN_LETTERS, Math.ceil(ends.length * RECOGNISABLE));
  const from = telling.index + (ends[Math.min(enough, ends.length) - 1] ?? 0);
  return letterEnds(query)
    .filter((end) => end >= from && query[end - 1]?.trim() !== '')
    .map((end) => ({ text: query.slice(0, end), trade, language: toLocale(language) }));
};

const FIRST = 3;

/** Percentages over texts: the right trade first, none shown, and wrong trades among the first three shown. */
export const judgeSuggestions = (suggest: SuggestTrades, texts: readonly HalfTyped[]) => {
  let [right, nothing, shown, wrong] = [0, 0, 0, 0];
  for (const { text, trade, language } of texts) {
    const first = suggest(text, language).slice(0, FIRST);
    if (first.length === 0) nothing += 1;
    if (first[0] === trade) right += 1;
    shown += first.length;
    wrong += first.filter((one) => one !== trade).length;
  }
  const percent = (part: number, whole: number): number => (100 * part) / Math.max(1, whole);
  return {
    count: texts.length,
    right: percent(right, texts.length),
    nothing: percent(nothing, texts.length),
    wrong: percent(wrong, shown),
  };
};
