import { AppError } from '#lib/platform/contract/app-error.ts';
import { parseCursor, toCursor } from './cursor.ts';

interface Place {
  time: Date;
  id: string;
}

/** Where a list that is ordered by a time and ids goes on; null at its start. */
export const readTimeCursor = (cursor: string | undefined): Place | null => {
  if (cursor === undefined) return null;
  const [time, id] = parseCursor(cursor, 2);
  if (typeof time !== 'number' || typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id))
    throw new AppError('invalid_cursor');
  const instant = new Date(time);
  if (Number.isNaN(instant.getTime())) throw new AppError('invalid_cursor');
  return { time: instant, id };
};

/** The cursor that goes on after a row. */
export const toTimeCursor = ({ time, id }: Place): string => toCursor([time.getTime(), id]);
