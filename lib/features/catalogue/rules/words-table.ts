import { readTable } from '#lib/platform/text/read-table.ts';
import { writeCell } from '#lib/platform/text/table-cell.ts';

/** A row of search words; `line` is its line number in the file. */
export interface WordsLine {
  readonly line: number;
  readonly kind: string;
  readonly name: string;
  readonly language: string;
  readonly words: readonly string[];
}

/** Parses a table of search words, as exported by us or saved by a spreadsheet; null without the right columns. */
export const readWordsTable = (text: string): WordsLine[] | null => {
  const { columns, lines } = readTable(text);
  if (['kind', 'name', 'language', 'words'].some((name) => !columns.includes(name))) return null;
  return lines.map(({ line, cells }) => ({
    line,
    kind: cells.get('kind') ?? '',
    name: cells.get('name') ?? '',
    language: cells.get('language') ?? '',
    words: (cells.get('words') ?? '')
      .split(';')
      .map((word) => word.trim())
      .filter(Boolean),
  }));
};

/** Formats a table that `readWordsTable` can parse. */
export const writeWordsTable = (rows: readonly Omit<WordsLine, 'line'>[]): string =>
  [
    'kind,name,language,words',
    ...rows.map(({ kind, name, language, words }) =>
      [kind, name, language, words.join('; ')].map(writeCell).join(','),
    ),
  ].join('\n');
