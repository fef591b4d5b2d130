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

export interface TableLine {
  /** Its place in the file. */
  readonly line: number;
  /** The cells by their columns; a row that is too short has empty ones. */
  readonly cells: ReadonlyMap<string, string>;
}

/** The lines of a table (CSV) as ours are written or a spreadsheet saves them, and its columns; empty lines are left out. */
export const readTable = (text: string): { columns: readonly string[]; lines: TableLine[] } => {
  const [head = [], ...rows] = splitRows(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const columns = head.map((name) => name.trim());
  const lines = rows
    .map((row, index) => ({ row, line: index + 2 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''))
    .map(({ row, line }) => ({
      line,
      cells: new Map(columns.map((column, at) => [column, withoutGuard(row[at] ?? '')])),
    }));
  return { columns, lines };
};
