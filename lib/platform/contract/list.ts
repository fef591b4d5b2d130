import { z } from 'zod';
import { wholeNumber } from './fields.ts';

export const DEFAULT_PAGE_SIZE = 20;
export const LARGEST_PAGE = 50;

// URL-safe base64, so that clients can validate it.
const cursorPattern = '^[\\w-]+$';

/** The query of every list: cursor and page size. */
export const listQuery = z.strictObject({
  cursor: z.string().min(1).max(500).meta({ pattern: cursorPattern }).optional(),
  limit: wholeNumber({ min: 1, max: LARGEST_PAGE }).optional(),
});

export type ListQuery = z.infer<typeof listQuery>;

export const listReply = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ data: z.array(item), nextCursor: z.string().meta({ pattern: cursorPattern }).nullable() });

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}
