import { z } from 'zod';
import { writeCell } from '#lib/platform/text/table-cell.ts';

type Path = readonly string[];

const inner = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? schema.unwrap() : schema;

/** The columns of a row: its fields in order, with nested objects flattened. */
export const listColumns = (schema: z.core.$ZodType, path: Path = []): Path[] => {
  const row = inner(schema);
  if (!(row instanceof z.ZodObject)) return [path];
  const fields: Record<string, z.core.$ZodType> = row.shape;
  return Object.entries(fields).flatMap(([name, field]) => listColumns(field, [...path, name]));
};

const record = z.record(z.string(), z.unknown());

const valueAt = (row: unknown, [name, ...rest]: Path): unknown =>
  name === undefined ? row : valueAt(record.safeParse(row).data?.[name], rest);

const toCellText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(toCellText).join('; ') : JSON.stringify(value);
};

const line = (cells: readonly unknown[]): string =>
  `${cells.map((value) => writeCell(typeof value === 'number' ? value : toCellText(value))).join(',')}\r\n`;

/** The header row. The byte order mark tells spreadsheets that the file is UTF-8. */
export const tableHead = (columns: readonly Path[]): string =>
  `\uFEFF${line(columns.map((path) => path.join('.')))}`;

/** Rows as CSV. */
export const tableLines = (columns: readonly Path[], rows: readonly object[]): string =>
  rows.map((row) => line(columns.map((path) => valueAt(row, path)))).join('');
