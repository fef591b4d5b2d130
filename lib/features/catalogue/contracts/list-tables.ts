import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, text } from '#lib/platform/contract/fields.ts';

/** The lists admins can also edit as tables. */
export const keptList = z.enum(['skills', 'workTypes', 'services'], 'invalid_value');
export type KeptList = z.infer<typeof keptList>;

/** A list entry. Services have a price in rupees and no drawing; other lists have a drawing and no price. */
export const listRow = z
  .strictObject({
    ...{ _id: id(), name: z.string() },
    ...{ hi: z.string(), kn: z.string(), ta: z.string(), te: z.string() },
    ...{ picture: z.string(), price: z.number().nullable() },
  })
  .meta({ id: 'ListRow' });
export type ListRow = z.infer<typeof listRow>;

const params = z.strictObject({ list: keptList });

export const readListTableContract = contract('GET /admin/lists/{list}', {
  summary: 'Get a list with its names in five languages, as rows or as a table (CSV)',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  params,
  query: z.strictObject({ format: z.literal('csv', 'invalid_value').optional() }),
  reply: z.strictObject({ data: z.array(listRow) }),
  table: listRow,
  tableRight: 'reader',
});

export const orderListContract = contract('PUT /admin/lists/{list}/order', {
  summary: 'Put entries of a list first, in this order; the others follow by name',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: z.strictObject({ ids: z.array(id()).min(1, 'required').max(500) }),
  reply: z.strictObject({ data: z.array(id()) }),
  errors: ['conflict'],
});

const change = z.strictObject({ field: z.string(), before: z.string(), after: z.string() });

/** The result for one line: a new entry, a change, nothing, or an error in one column. */
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

export const checkListTableContract = contract('POST /admin/lists/{list}', {
  summary: 'Preview what a table (CSV) would change in a list, line by line, without storing anything',
  access: ['admin'],
  right: 'agent',
  rate: 'upload',
  params,
  upload,
  /** `seen` identifies the whole preview. */
  reply: z.strictObject({ data: z.array(linePlan), seen: z.string() }),
});

export const importListTableContract = contract('PUT /admin/lists/{list}', {
  summary:
    'Import a table (CSV) into a list, all lines or none. Lines match by _id, else by name; fields without a column stay unchanged, and nothing is removed',
  access: ['admin'],
  right: 'agent',
  rate: 'upload',
  params,
  query: z.strictObject({
    reason: text({ max: 500 }),
    /** From the preview: if the list has changed since, the import is rejected. */
    seen: text({ max: 64 }).optional(),
  }),
  upload,
  reply: z.strictObject({ data: z.strictObject({ added: z.int(), changed: z.int() }) }),
  errors: ['conflict'],
});
