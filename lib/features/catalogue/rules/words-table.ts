import { readTable } from '#lib/platform/text/read-table.ts';

/** A row of a table of search words; `line` is its place in the file. */
export interface WordsLine {
  readonly line: number;
  readonly kind: string;
  readonly name: string;
  readonly language: string;
  readonly words: readonly string[];
}

/** Reads a table of search words as ours are written or a spreadsheet saves them; null without its columns. */
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

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A table that `readWordsTable` reads. */
export const writeWordsTable = (rows: readonly Omit<WordsLine, 'line'>[]): string =>
  [
    'kind,name,language,words',
    ...rows.map(({ kind, name, language, words }) =>
      [kind, name, language, words.join('; ')].map(quoted).join(','),
    ),
  ].join('\n');
