import { z } from 'zod';

type Path = readonly string[];

const inner = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? schema.unwrap() : schema;

/** The columns of a row: its fields in their order, those of objects in it beside them. */
export const columnsOf = (schema: z.core.$ZodType, path: Path = []): Path[] => {
  const row = inner(schema);
  if (!(row instanceof z.ZodObject)) return [path];
  const fields: Record<string, z.core.$ZodType> = row.shape;
  return Object.entries(fields).flatMap(([name, field]) => columnsOf(field, [...path, name]));
};

const record = z.record(z.string(), z.unknown());

const valueAt = (row: unknown, [name, ...rest]: Path): unknown =>
  name === undefined ? row : valueAt(record.safeParse(row).data?.[name], rest);

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(textOf).join('; ') : JSON.stringify(value);
};

// A spreadsheet would run what begins like this as a formula, also after a line's beginning of white space.
const formula = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20]/;

const cell = (value: unknown): string => {
  const text = textOf(value);
  const shown = typeof value !== 'number' && formula.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
};

const line = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The first line of a table; the mark before it tells spreadsheets that other scripts follow. */
export const tableHead = (columns: readonly Path[]): string =>
  `\uFEFF${line(columns.map((path) => path.join('.')))}`;

/** Rows of a table as CSV. */
export const tableLines = (columns: readonly Path[], rows: readonly object[]): string =>
  rows.map((row) => line(columns.map((path) => valueAt(row, path)))).join('');
