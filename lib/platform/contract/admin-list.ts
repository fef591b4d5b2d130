import { z } from 'zod';
import { id } from './fields.ts';
import { listQuery, listReply } from './list.ts';

const day = z.iso.date('invalid_value');

/** The query of every list of admins: where it goes on, between which days in India, and in what form. */
export const adminQuery = listQuery.extend({
  from: day.optional(),
  to: day.optional(),
  /** The whole list as a table, as `Accept: text/csv` asks for it too. */
  format: z.literal('csv', 'invalid_value').optional(),
});
export type AdminQuery = z.infer<typeof adminQuery>;

/** Yes or no as a query spells it. */
export const flag = z.enum(['true', 'false'], 'invalid_value').transform((value) => value === 'true');

/** A person in a list of admins; the name is empty where the account is gone. */
export const named = z.strictObject({ _id: id(), name: z.string() }).meta({ id: 'NamedPerson' });
export type Named = z.infer<typeof named>;

interface AdminListRules<Item extends z.ZodObject, Query extends z.ZodType> {
  summary: string;
  item: Item;
  query: Query;
}

/** The rules that all lists of admins share: audited pages, newest first, or the whole as CSV. */
export const adminList = <Item extends z.ZodObject, Query extends z.ZodType>({
  summary,
  item,
  query,
}: AdminListRules<Item, Query>) => ({
  summary,
  ...({ access: ['admin'], rate: 'read', errors: ['invalid_cursor'] } as const),
  query,
  reply: listReply(item),
  table: item,
});
