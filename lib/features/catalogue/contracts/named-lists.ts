import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, name, text, translations } from '#lib/platform/contract/fields.ts';
import { searchWords } from './search-words.ts';

const entryName = name({ min: 2, max: 30 });
const entryNames = translations({ max: 60 });

/** An entry of a list that admins keep; `picture` is a key of our drawings, empty for none. */
export const namedEntry = z
  .strictObject({ _id: id(), name: entryName, names: entryNames, picture: z.string() })
  .meta({ id: 'NamedEntry' });
export type NamedEntry = z.infer<typeof namedEntry>;

export const namedEntryBody = z.strictObject({
  name: entryName,
  names: entryNames.default({}),
  picture: text({ min: 0, max: 40 }).default(''),
});
export type NamedEntryInput = z.output<typeof namedEntryBody>;

/** A skill is also found by words beside its names; where they are absent, those that it has stay. */
export const skillBody = namedEntryBody.extend({ searchWords: searchWords.optional() });
export type SkillInput = z.output<typeof skillBody>;

const params = z.strictObject({ id: id() });
const oneEntry = z.strictObject({ data: namedEntry });

interface Rules<Body extends z.ZodType> {
  /** As in 'skill' and 'skills'. */
  one: string;
  many: string;
  body: Body;
}

/** Everyone reads such a list, admins write it. */
const namedListContracts = <const Path extends string, Body extends z.ZodType>(
  path: Path,
  { one, many, body }: Rules<Body>,
) => ({
  list: contract(call('GET', path), {
    summary: `All ${many}, by name`,
    access: 'public',
    rate: 'read',
    query: z.strictObject({}),
    reply: z.strictObject({ data: z.array(namedEntry) }),
  }),
  create: contract(call('POST', path), {
    summary: `Add a ${one}; a name that exists already answers the ${one} that has it`,
    access: ['admin'],
    rate: 'write',
    body,
    reply: oneEntry,
    status: 201,
    idempotent: true,
  }),
  replace: contract(call('PUT', `${path}/{id}`), {
    summary: `Change a ${one}; those who carry it get its new name`,
    access: ['admin'],
    rate: 'write',
    params,
    body,
    reply: oneEntry,
    errors: ['name_taken'],
  }),
  remove: contract(call('DELETE', `${path}/{id}`), {
    summary: `Remove a ${one} that nothing uses`,
    access: ['admin'],
    rate: 'write',
    params,
    reply: oneEntry,
    errors: ['in_use'],
  }),
});

/** Skills are the trades that workers have and customers look for, also the categories of the home page. */
export const {
  list: listSkillsContract,
  create: createSkillContract,
  replace: replaceSkillContract,
  remove: removeSkillContract,
} = namedListContracts('/admin/skill-list', { one: 'skill', many: 'skills', body: skillBody });

export const {
  list: listWorkTypesContract,
  create: createWorkTypeContract,
  replace: replaceWorkTypeContract,
  remove: removeWorkTypeContract,
} = namedListContracts('/admin/work-type', { one: 'work type', many: 'work types', body: namedEntryBody });
