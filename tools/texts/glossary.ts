import { z } from 'zod';
import { translatedLocales, type TranslatedLocale } from './exchange-texts.ts';

// The tables of docs/words.md.

const languages: Readonly<Record<TranslatedLocale, string>> = {
  hi: 'Hindi',
  kn: 'Kannada',
  ta: 'Tamil',
  te: 'Telugu',
};

const readRows = (markdown: string, firstHeading: string): string[][] => {
  const lines = markdown.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const start = lines.findIndex(([first]) => first === firstHeading);
  const end = lines.findIndex((cells, index) => index > start && cells.length === 0);
  return start < 0 ? [] : lines.slice(start + 2, end < 0 ? undefined : end);
};

export interface GlossaryRow {
  english: string;
  word: string;
}

/** The words for things in one language. */
export const readGlossary = (markdown: string, locale: TranslatedLocale): GlossaryRow[] => {
  const column = 1 + translatedLocales.indexOf(locale);
  return readRows(markdown, 'English').map((cells) => ({
    english: cells[0] ?? '',
    word: cells[column] ?? '',
  }));
};

const toTerms = (english: string): string[] =>
  english
    .replaceAll(/\(.*?\)/g, '')
    .split(',')
    .map((term) => term.trim().replace(/^to /, '').toLowerCase())
    .filter(Boolean);

/** The rows whose English words occur in a text. */
export const findRows = (glossary: readonly GlossaryRow[], english: string): GlossaryRow[] => {
  const words = ` ${english.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `;
  return glossary.filter((row) => toTerms(row.english).some((term) => words.includes(` ${term}`)));
};

export interface AvoidedWord {
  /** An ending of … stands for all forms. */
  word: string;
  instead: string;
  /** A phrase in which the word is right. */
  fineIn: string;
}

const avoidedRow = z.tuple([z.string(), z.string().min(1), z.string().min(1), z.string()]);

/** The words that one language does not use. */
export const readAvoidedWords = (markdown: string, locale: TranslatedLocale): AvoidedWord[] =>
  readRows(markdown, 'Language')
    .map((cells) => avoidedRow.parse(cells))
    .filter(([language]) => language === languages[locale])
    .map(([, word, instead, fineIn]) => ({ word, instead, fineIn }));

const letter = '[\\p{L}\\p{M}\\u200c\\u200d]';

/** Whether a text uses an avoided word. */
export const usesWord = (text: string, { word, fineIn }: AvoidedWord): boolean => {
  // A letter and its dot are one sign or two, and both look alike.
  const [plain, fine] = [text.normalize('NFC'), fineIn.normalize('NFC')];
  const end = word.endsWith('…') ? '' : `(?!${letter})`;
  const pattern = new RegExp(`(?<!${letter})${word.replace('…', '').normalize('NFC')}${end}`, 'u');
  return pattern.test(fine === '' ? plain : plain.replaceAll(fine, ''));
};
