import { AppError } from '#lib/platform/contract/app-error.ts';
import { parseCursor, toCursor } from '#lib/platform/paging/cursor.ts';
import type { Position } from './search-plan.ts';

/** What the next page of a search goes on with. */
export interface SearchCursor {
  readonly at: Position;
  /** As the first page counted. */
  readonly total: number;
  readonly isCapped: boolean;
}

export const packSearchCursor = ({ at, total, isCapped }: SearchCursor): string =>
  toCursor([at.tier, at.band, at.order, total, isCapped ? 1 : 0]);

const isSmall = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Reads a cursor; one that no page could have given is refused. */
export const readSearchCursor = (cursor: string): SearchCursor => {
  const [tier, band, order, total, capped] = parseCursor(cursor, 5);
  const isOurs = isSmall(tier, 1) && isSmall(band, 3) && isSmall(total, 100) && isSmall(capped, 1);
  if (!isOurs || typeof order !== 'string' || !/^[01]\d{9}[0-9a-f]{24}$/.test(order))
    throw new AppError('invalid_cursor');
  return { at: { tier, band, order }, total, isCapped: capped === 1 };
};
