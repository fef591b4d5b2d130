import { readCell } from './table-cell.ts';

/** Splits CSV into rows; quoted cells may contain commas and line breaks. */
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

export interface TableLine {
  /** The line in the file. */
  readonly line: number;
  /** The cells by column; missing ones are empty. */
  readonly cells: ReadonlyMap<string, string>;
}

/** Reads a CSV table as written by us or saved by a spreadsheet. Skips empty lines. */
export const readTable = (text: string): { columns: readonly string[]; lines: TableLine[] } => {
  const [head = [], ...rows] = splitRows(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const columns = head.map((name) => name.trim());
  const lines = rows
    .map((row, index) => ({ row, line: index + 2 }))
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''))
    .map(({ row, line }) => ({
      line,
      cells: new Map(columns.map((column, at) => [column, readCell(row[at] ?? '')])),
    }));
  return { columns, lines };
};
