import { writeCell } from './table-cell.ts';

/** Rows as CSV. The byte order mark tells spreadsheets that the file is UTF-8. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')}`;
