import { AppError } from '#lib/platform/contract/app-error.ts';

type CursorValue = string | number | null;

/** Packs a list's last sort values into the opaque text that continues it. */
export const toCursor = (values: readonly CursorValue[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

const readValues = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

const isCursorValue = (value: unknown): value is CursorValue =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** Unpacks a cursor of `length` values; anything that this API did not make is refused. */
export const parseCursor = (cursor: string, length: number): CursorValue[] => {
  const values = readValues(cursor);
  if (!Array.isArray(values) || values.length !== length || !values.every(isCursorValue))
    throw new AppError('invalid_cursor');
  return values;
};
