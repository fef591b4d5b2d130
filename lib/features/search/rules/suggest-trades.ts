import type { Locale } from '#lib/platform/contract/locale.ts';
import type { createCompletions } from './reading/completions.ts';
import { splitWords, type Lexicon } from './reading/lexicon.ts';
import type { ParsedWords, Weighed } from './reading/read-query.ts';
import { soundKey } from '#lib/platform/text/sound-key.ts';

const MIN_SAYING_LENGTH = 3;

const toIds = (weighed: readonly Weighed[]): string[] => weighed.map(({ _id }) => _id);

/** Suggests trades and services for a text whose last word may be unfinished. */
export const createTradeSuggester = ({
  lexicon,
  parse,
  completions: { alone, phrases },
}: {
  lexicon: Lexicon;
  parse(text: string): ParsedWords;
  completions: ReturnType<typeof createCompletions>;
}) => {
  const isKnown = (word: string): boolean => lexicon.sounding(soundKey(word))?.spellings.has(word) === true;
  const saysNothing = (word: string): boolean => (lexicon.sounding(soundKey(word))?.fillerIn.length ?? 0) > 0;

  /** Reads the words as they are; `settled` is the reading of those before the last one. */
  const understood = (whole: ParsedWords, settled: ParsedWords, isWhole: boolean): ParsedWords => {
    if (isWhole) return whole;
    const agreed = whole.trades.filter(({ _id }) => toIds(settled.trades).includes(_id));
    return agreed.length > 0 ? { ...settled, trades: agreed } : settled;
  };

  return (text: string, language: Locale): { trades: string[]; services: string[] } => {
    const words = splitWords(text);
    const [before, last] = [words.slice(0, -1), words.at(-1) ?? ''];
    const letters = [...last].length;
    const [whole, settled] = [parse(text), parse(before.join(' '))];
    if (whole.isElsewhere && isKnown(last)) return { trades: [], services: [] };
    const isSettled = settled.trades.length > 0;
    const isLetter = letters === 1 && before.length > 0;
    const isWhole = isKnown(last) ? !isLetter : !isSettled && letters >= MIN_SAYING_LENGTH;
    const sure = understood(whole, settled, isWhole);
    const phrase = phrases(before, last);
    // An unfinished word continues a phrase; next to words that say something, it does not vote alone.
    const isAlone = !isSettled && !isLetter && settled.rest.every(({ word }) => saysNothing(word));
    const hasPhrase = phrase.isElsewhere || phrase.trades.length > 0;
    const begun = isAlone && !hasPhrase ? alone(last, language) : phrase;
    const read = sure.isSure ? sure.trades : [];
    // A few letters alone are rarely the whole word: a common beginning beats a short word.
    const isBegun = before.length === 0 && letters <= MIN_SAYING_LENGTH;
    return {
      trades: [...new Set(toIds(isBegun ? [...begun.trades, ...read] : [...read, ...begun.trades]))],
      services: toIds([...sure.services, ...begun.services]),
    };
  };
};
