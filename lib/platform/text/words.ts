/** The longest stored word prefix; longer words are found by it. */
const MAX_PREFIX_LENGTH = 10;

// Keyboards differ in typing the dot below (nukta) and the nasal signs.
const nukta = /[\u093c\u09bc\u0a3c\u0abc\u0cbc]/g;
const candrabindu = /\u0901/g;
const latinMarks = /[\u0300-\u036f]/g;
// Apostrophes and joiners inside a word do not change it.
const insideWords = /['’ʼ`]|\p{Cf}/gu;

/** Folds case, accents and letter variants for comparison; Indic scripts stay. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(latinMarks, '')
    .replace(nukta, '')
    .replace(candrabindu, '\u0902')
    .replace(insideWords, '')
    .normalize('NFC')
    .toLowerCase();

/** The distinct words of a text in comparable form, in order. */
export const foldWords = (text: string): string[] => [
  ...new Set(foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []),
];

/** The prefix under which a word is stored. */
export const toPrefix = (word: string): string => [...word].slice(0, MAX_PREFIX_LENGTH).join('');

/** All prefixes of a word from `least` letters on, so that a prefix is found like a whole word. */
export const listPrefixes = (word: string, minLength = 1): string[] => {
  const letters = [...word].slice(0, MAX_PREFIX_LENGTH);
  return letters.map((_, at) => letters.slice(0, at + 1).join('')).slice(minLength - 1);
};
