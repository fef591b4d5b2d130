/** The longest beginning of a word that is stored; longer words are found by it. */
const LONGEST_BEGINNING = 10;

// A dot below (nukta) and half a dozen nasal signs are typed or left out as the keyboard has it.
const nukta = /[\u093c\u09bc\u0a3c\u0abc\u0cbc]/g;
const candrabindu = /\u0901/g;
const latinMarks = /[\u0300-\u036f]/g;
// Apostrophes and joiners stand inside words and change none.
const insideWords = /['’ʼ`]|\p{Cf}/gu;

/** The spelling by which words are compared: case, accents and shapes of letters folded, Indic scripts kept. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(latinMarks, '')
    .replace(nukta, '')
    .replace(candrabindu, '\u0902')
    .replace(insideWords, '')
    .normalize('NFC')
    .toLowerCase();

/** The words of a text as they are compared, each once and in their order. */
export const wordsOf = (text: string): string[] => [
  ...new Set(foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []),
];

/** The part of a word by which its bearers are looked up. */
export const beginningOf = (word: string): string => [...word].slice(0, LONGEST_BEGINNING).join('');

/** Every beginning of a word from `least` letters on, so that a beginning is found like a whole word. */
export const beginningsOf = (word: string, least = 1): string[] => {
  const letters = [...word].slice(0, LONGEST_BEGINNING);
  return letters.map((_, at) => letters.slice(0, at + 1).join('')).slice(least - 1);
};
