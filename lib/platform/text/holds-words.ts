import { wordsOf } from './words.ts';

/** Whether each word that was typed begins a word of the texts. */
export const holdsWords = (texts: readonly string[], typed: string): boolean => {
  const words = texts.flatMap(wordsOf);
  return wordsOf(typed).every((wanted) => words.some((word) => word.startsWith(wanted)));
};
