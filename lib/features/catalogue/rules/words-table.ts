/** A row of a table of search words; `line` is its place in the file. */
export interface WordsLine {
  readonly line: number;
  readonly kind: string;
  readonly name: string;
  readonly language: string;
  readonly words: readonly string[];
}

/** The rows of a CSV text, with quoted cells, commas and line ends within them. */
const splitRows = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ',' && !isQuoted) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n' && !isQuoted) {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
    } else cell += letter;
  }
  return cell === '' && row.length === 0 ? rows : [...rows, [...row, cell]];
};

// Our own tables put it before what a spreadsheet would run as a formula.
const withoutGuard = (text: string): string => text.trim().replace(/^'(?=\s*[=+\-@])/, '');

/** Reads a table of search words as ours are written or a spreadsheet saves them; null without its columns. */
export const readWordsTable = (text: string): WordsLine[] | null => {
  const [head = [], ...rows] = splitRows(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const columns = head.map((name) => name.trim());
  const at = (name: string): number => columns.indexOf(name);
  if (['kind', 'name', 'language', 'words'].some((name) => at(name) < 0)) return null;
  return rows
    .map((row, index) => ({ row, line: index + 2 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''))
    .map(({ row, line }) => ({
      line,
      kind: withoutGuard(row[at('kind')] ?? ''),
      name: withoutGuard(row[at('name')] ?? ''),
      language: withoutGuard(row[at('language')] ?? ''),
      words: withoutGuard(row[at('words')] ?? '')
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
