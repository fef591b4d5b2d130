import { AppError } from '#lib/platform/contract/app-error.ts';
import { parseCursor, toCursor } from '#lib/platform/paging/cursor.ts';
import type { SearchSort } from '#lib/features/search/contracts/search-sort.ts';
import { LAST_BAND, MAX_BANDS } from './search-area.ts';
import { sortKeyFor, sortPrefixLengths, type Position } from './search-plan.ts';

/** When a time is requested, this many workers are checked for it together; the rest come on later pages. */
export const MAX_CHECKED = 200;

/** Where a page begins: after a worker, and after this many of those checked together. */
export interface PageStart {
  /** Null at the beginning. */
  readonly at: Position | null;
  readonly skip: number;
}

export interface SearchCursor extends PageStart {
  /** As counted for the first page. */
  readonly total: number;
  readonly isCapped: boolean;
}

export const packSearchCursor = ({ at, skip, total, isCapped }: SearchCursor): string => {
  const { tier, band, order } = at ?? { tier: 0, band: 0, order: null };
  return toCursor([tier, band, order, total, isCapped ? 1 : 0, ...(skip > 0 ? [skip] : [])]);
};

const isSmall = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

const isOrder = (value: unknown, sort: SearchSort | undefined): value is string => {
  if (typeof value !== 'string') return false;
  const { [sortKeyFor(sort)]: length } = sortPrefixLengths;
  return /^\d+$/.test(`0${value.slice(0, length)}`) && /^[01]\d{9}[0-9a-f]{24}$/.test(value.slice(length));
};

interface CursorSource {
  cursor: string;
  /** Only a search with a time checks workers in groups. */
  isTimed: boolean;
  sort?: SearchSort | undefined;
}

/** Parses a cursor; throws when no page could have issued it. */
export const readSearchCursor = ({ cursor, isTimed, sort }: CursorSource): SearchCursor => {
  const values = parseCursor(cursor, isTimed ? [5, 6] : [5]);
  const [tier, band, order, total, capped, skip = 0] = values;
  const isOurs =
    isSmall(tier, 1) &&
    isSmall(band, sort === 'distance' ? MAX_BANDS : LAST_BAND) &&
    isSmall(total, 100) &&
    isSmall(capped, 1);
  if (!isOurs || !isSmall(skip, MAX_CHECKED)) throw new AppError('invalid_cursor');
  if (isOrder(order, sort)) return { at: { tier, band, order }, skip, total, isCapped: capped === 1 };
  if (order !== null || skip === 0) throw new AppError('invalid_cursor');
  return { at: null, skip, total, isCapped: capped === 1 };
};
