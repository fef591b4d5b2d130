import { AppError } from '#lib/platform/contract/app-error.ts';
import { parseCursor, toCursor } from './cursor.ts';

/** The id below which a list that is ordered by ids goes on; null at its start. */
export const readRowCursor = (cursor: string | undefined): string | null => {
  if (cursor === undefined) return null;
  const [id] = parseCursor(cursor, 1);
  if (typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id)) throw new AppError('invalid_cursor');
  return id;
};

/** The cursor that goes on below a row. */
export const toRowCursor = (id: string | null): string | null => (id === null ? null : toCursor([id]));
