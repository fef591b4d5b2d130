import { z } from 'zod';
import { auditQuery } from '#lib/features/admin/contracts/admin-lists.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, name } from '#lib/platform/contract/fields.ts';
import { figuresQuery } from './figures.ts';
import { MAX_FILTER_NAME } from './filter-limits.ts';

/** The part of a list's own query that can be saved: nothing about one person or booking, and no page. */
export const savedParts = {
  audit: auditQuery.pick({ act: true, actorId: true, from: true, to: true }),
  figures: figuresQuery,
} as const;
export type FilteredList = keyof typeof savedParts;

const shared = {
  ...{ _id: id(), name: z.string() },
  /** A value that the list no longer takes was left out. */
  isOutdated: z.boolean(),
};

export const savedFilter = z
  .discriminatedUnion('list', [
    z
      .strictObject({ ...shared, list: z.literal('audit'), filter: savedParts.audit })
      .meta({ id: 'SavedAuditFilter' }),
    z
      .strictObject({ ...shared, list: z.literal('figures'), filter: savedParts.figures })
      .meta({ id: 'SavedFiguresFilter' }),
  ])
  .meta({ id: 'SavedFilter' });
export type SavedFilter = z.infer<typeof savedFilter>;

const own = { access: ['admin'], right: 'reader' } as const;

export const listSavedFiltersContract = contract('GET /admin/saved-filters', {
  summary: 'List your saved filters, by list and name',
  ...own,
  rate: 'read',
  reply: z.strictObject({ data: z.array(savedFilter) }),
});

const named = {
  name: name({ max: MAX_FILTER_NAME }),
  /** Your filter of this name, if the page showed one, otherwise null; another one by now refuses the change. */
  replaces: id().nullable().optional(),
};

const isFilled = (filter: object): boolean => Object.values(filter).some((value) => value !== undefined);

const saveFilterBody = z.discriminatedUnion('list', [
  z.strictObject({
    ...named,
    list: z.literal('audit'),
    filter: savedParts.audit.refine(isFilled, { error: 'required' }),
  }),
  z.strictObject({ ...named, list: z.literal('figures'), filter: savedParts.figures }),
]);
export type SaveFilterBody = z.output<typeof saveFilterBody>;

/** A list's filter before it has a name. */
export type FilterChoice =
  | Pick<Extract<SaveFilterBody, { list: 'audit' }>, 'list' | 'filter'>
  | Pick<Extract<SaveFilterBody, { list: 'figures' }>, 'list' | 'filter'>;

export const saveFilterContract = contract('PUT /admin/saved-filters', {
  summary: 'Save a filter of a list under a name, in place of your filter of that name',
  ...own,
  rate: 'write',
  body: saveFilterBody,
  reply: z.strictObject({ data: savedFilter }),
  errors: ['too_many_filters', 'filter_exists'],
});

export const removeFilterContract = contract('DELETE /admin/saved-filters/{id}', {
  summary: 'Remove one of your saved filters; changes nothing if it is not there',
  ...own,
  rate: 'write',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ data: z.strictObject({ _id: id() }) }),
});
