import { AppError } from '#lib/platform/contract/app-error.ts';

type CursorValue = string | number | null;

/** Encodes the last row's sort values as an opaque cursor. */
export const toCursor = (values: readonly CursorValue[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

const readValues = (cursor: string): unknown => {
  // Base64 decoding silently skips other characters.
  if (!/^[\w-]+$/.test(cursor)) return null;
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

const isCursorValue = (value: unknown): value is CursorValue =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** Decodes a cursor with the expected number of values; rejects anything that this API did not create. */
export const parseCursor = (cursor: string, lengths: number | readonly number[]): CursorValue[] => {
  const values = readValues(cursor);
  if (!Array.isArray(values) || ![lengths].flat().includes(values.length) || !values.every(isCursorValue))
    throw new AppError('invalid_cursor');
  return values;
};

/** The id after which a list ordered by id continues; null at its start. */
export const readRowCursor = (cursor: string | undefined): string | null => {
  if (cursor === undefined) return null;
  const [id] = parseCursor(cursor, 1);
  if (typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id)) throw new AppError('invalid_cursor');
  return id;
};

/** The cursor that continues after a row. */
export const toRowCursor = (id: string | null): string | null => (id === null ? null : toCursor([id]));

interface Place {
  time: Date;
  id: string;
}

/** Where a list ordered by time and id continues; null at its start. */
export const readTimeCursor = (cursor: string | undefined): Place | null => {
  if (cursor === undefined) return null;
  const [time, id] = parseCursor(cursor, 2);
  if (typeof time !== 'number' || typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id))
    throw new AppError('invalid_cursor');
  const instant = new Date(time);
  if (Number.isNaN(instant.getTime())) throw new AppError('invalid_cursor');
  return { time: instant, id };
};

/** The cursor that continues after a row. */
export const toTimeCursor = ({ time, id }: Place): string => toCursor([time.getTime(), id]);
