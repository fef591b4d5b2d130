import { z } from 'zod';
import type { Right } from './actor.ts';
import { id, text } from './fields.ts';
import { listQuery, listReply } from './list.ts';

const day = z.iso.date('invalid_value');

/** The query of every admin list: cursor, range of days in India, and format. */
export const adminQuery = listQuery.extend({
  from: day.optional(),
  to: day.optional(),
  /** Returns the whole list as CSV, like `Accept: text/csv`. */
  format: z.literal('csv', 'invalid_value').optional(),
  /** Why the list leaves the office: required for CSV, and kept in the audit. */
  purpose: text({ max: 300 }).optional(),
});
export type AdminQuery = z.infer<typeof adminQuery>;

/** A boolean in a query string. */
export const flag = z.enum(['true', 'false'], 'invalid_value').transform((value) => value === 'true');

/** A person in an admin list; the name is empty if the account was deleted. */
export const named = z.strictObject({ _id: id(), name: z.string() }).meta({ id: 'NamedPerson' });
export type Named = z.infer<typeof named>;

interface AdminListRules<Item extends z.ZodObject, Query extends z.ZodType> {
  summary: string;
  right: Right;
  /** A table leaves the office: one that shows people needs a lead. */
  tableRight: Right;
  item: Item;
  query: Query;
}

/** The contract of every admin list: audited, newest first, paged or as CSV. */
export const adminList = <Item extends z.ZodObject, Query extends z.ZodType>({
  summary,
  right,
  tableRight,
  item,
  query,
}: AdminListRules<Item, Query>) => ({
  ...{ summary, right, tableRight },
  ...({ access: ['admin'], rate: 'read', errors: ['invalid_cursor'] } as const),
  query,
  reply: listReply(item),
  table: item,
});
