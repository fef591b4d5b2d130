import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';

/** The lists that admins keep as tables, too. */
export const keptList = z.enum(['skills', 'workTypes', 'services'], 'invalid_value');
export type KeptList = z.infer<typeof keptList>;

/** An entry of a list; services have a price in rupees and no drawing, the others the other way round. */
export const listRow = z
  .strictObject({
    ...{ _id: id(), name: z.string() },
    ...{ hi: z.string(), kn: z.string(), ta: z.string(), te: z.string() },
    ...{ picture: z.string(), price: z.number().nullable() },
  })
  .meta({ id: 'ListRow' });
export type ListRow = z.infer<typeof listRow>;

const params = z.strictObject({ list: keptList });

export const readListTableContract = contract(call('GET', '/admin/lists/{list}'), {
  summary: 'A list with its names in five languages, as rows or as a table (CSV)',
  access: ['admin'],
  rate: 'read',
  params,
  query: z.strictObject({ format: z.literal('csv', 'invalid_value').optional() }),
  reply: z.strictObject({ data: z.array(listRow) }),
  table: listRow,
});

export const orderListContract = contract(call('PUT', '/admin/lists/{list}/order'), {
  summary:
    'Put entries of a list first, in this order; the others come after, by name. Services go by their title',
  access: ['admin'],
  rate: 'write',
  params: z.strictObject({ list: keptList.exclude(['services'], 'invalid_value') }),
  body: z.strictObject({ ids: z.array(id()).min(1, 'required').max(500) }),
  reply: z.strictObject({ data: z.array(id()) }),
  errors: ['conflict'],
});

const change = z.strictObject({ field: z.string(), before: z.string(), after: z.string() });

/** What becomes of a line of a table: a new entry, a changed one, nothing, or a fault of one of its columns. */
const linePlan = z
  .strictObject({
    line: z.int(),
    name: z.string(),
    act: z.enum(['add', 'change', 'same', 'refuse']),
    changes: z.array(change),
    fault: z.strictObject({ field: z.string(), code: z.string() }).nullable(),
  })
  .meta({ id: 'ListLinePlan' });
export type LinePlan = z.infer<typeof linePlan>;

const upload = { field: 'file', maxBytes: 1024 * 1024 } as const;

export const checkListTableContract = contract(call('POST', '/admin/lists/{list}'), {
  summary: 'What a table (CSV) would change of a list, line by line; nothing is stored',
  access: ['admin'],
  rate: 'upload',
  params,
  upload,
  /** `seen` stands for all that the answer shows. */
  reply: z.strictObject({ data: z.array(linePlan), seen: z.string() }),
});

export const importListTableContract = contract(call('PUT', '/admin/lists/{list}'), {
  summary:
    'Change a list by a table (CSV), all of it or nothing; lines are found by _id, else by name, what no column names stays, nothing is removed',
  access: ['admin'],
  rate: 'upload',
  params,
  query: z.strictObject({
    reason: text({ max: 500 }),
    /** Of the check: where the list has changed since, it is looked at again first. */
    seen: text({ max: 64 }).optional(),
  }),
  upload,
  reply: z.strictObject({ data: z.strictObject({ added: z.int(), changed: z.int() }) }),
  errors: ['conflict'],
});
