import { AppError } from '#lib/platform/contract/app-error.ts';
import { parseCursor, toCursor } from '#lib/platform/paging/cursor.ts';
import type { SearchSort } from '#lib/features/search/contracts/search-sort.ts';
import { MOST_BANDS } from './search-area.ts';
import { alongFor, keyLengths, type Position } from './search-plan.ts';

/** So many workers are looked at for a time that is asked for; those behind them come on later pages. */
export const MOST_CHECKED = 200;

/** Where a page begins: behind a worker, and behind so many of those who are looked at together. */
export interface PageStart {
  /** Null at the beginning. */
  readonly at: Position | null;
  readonly skip: number;
}

/** What the next page of a search goes on with. */
export interface SearchCursor extends PageStart {
  /** As the first page counted. */
  readonly total: number;
  readonly isCapped: boolean;
}

export const packSearchCursor = ({ at, skip, total, isCapped }: SearchCursor): string => {
  const { tier, band, order } = at ?? { tier: 0, band: 0, order: null };
  return toCursor([tier, band, order, total, isCapped ? 1 : 0, ...(skip > 0 ? [skip] : [])]);
};

const isSmall = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const isOrder = (value: unknown, sort: SearchSort | undefined): value is string => {
  if (typeof value !== 'string') return false;
  const { [alongFor(sort)]: length } = keyLengths;
  return /^\d+$/.test(`0${value.slice(0, length)}`) && /^[01]\d{9}[0-9a-f]{24}$/.test(value.slice(length));
};

interface Reading {
  cursor: string;
  /** Only a search for a time looks at many together. */
  isTimed: boolean;
  sort?: SearchSort | undefined;
}

/** Reads a cursor; one that no page could have given is refused. */
export const readSearchCursor = ({ cursor, isTimed, sort }: Reading): SearchCursor => {
  const values = parseCursor(cursor, isTimed ? [5, 6] : [5]);
  const [tier, band, order, total, capped, skip = 0] = values;
  const isOurs =
    isSmall(tier, 1) &&
    isSmall(band, sort === 'distance' ? MOST_BANDS : 4) &&
    isSmall(total, 100) &&
    isSmall(capped, 1);
  if (!isOurs || !isSmall(skip, MOST_CHECKED)) throw new AppError('invalid_cursor');
  if (isOrder(order, sort)) return { at: { tier, band, order }, skip, total, isCapped: capped === 1 };
  if (order !== null || skip === 0) throw new AppError('invalid_cursor');
  return { at: null, skip, total, isCapped: capped === 1 };
};
