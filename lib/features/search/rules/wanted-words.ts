import { MAX_WANTED_LENGTH } from '#lib/features/search/contracts/wanted-words.ts';
import type { ParsedWords } from './reading/read-query.ts';

const MAX_WORDS = 6;

/** Returns whether words can name a service: numbers may be personal data, and whole sentences are messages. */
export const canNameService = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= MAX_WORDS &&
  words.join(' ').length <= MAX_WANTED_LENGTH &&
  !words.some((word) => /\p{Nd}{4}/u.test(word));

/**
 * Returns the words that tell what a person wants, the same for every order and with or without fillers such as "near
 * me".
 */
export const toWantedWords = ({ readAs, rest, unknown }: ParsedWords): string[] =>
  [...readAs.split(' '), ...rest.map(({ word }) => word), ...unknown]
    .filter((word) => word !== '')
    .toSorted();

/** Returns whether every word is understood as part of a trade or service; a guess or a word left over is not enough. */
export const isUnderstood = ({ trades, isSure, rest, unknown }: ParsedWords): boolean =>
  trades.length > 0 && isSure && rest.length + unknown.length === 0;
