import { foldWords } from './words.ts';

/** Whether every typed word is the beginning of a word in the texts. */
export const holdsWords = (texts: readonly string[], typed: string): boolean => {
  const words = texts.flatMap(foldWords);
  return foldWords(typed).every((prefix) => words.some((word) => word.startsWith(prefix)));
};
