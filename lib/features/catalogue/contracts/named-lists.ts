import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, name, text, translations } from '#lib/platform/contract/fields.ts';
import type { NamedListCalls } from './named-lists.calls.ts';
import { skillCalls, workTypeCalls } from './named-lists.calls.ts';

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
export type NamedEntryBody = z.input<typeof namedEntryBody>;
export type NamedEntryInput = z.output<typeof namedEntryBody>;

const params = z.strictObject({ id: id() });
const oneEntry = z.strictObject({ data: namedEntry });

interface Words {
  /** As in 'skill' and 'skills'. */
  one: string;
  many: string;
}

/** Everyone reads such a list, admins write it. */
const namedListContracts = (calls: NamedListCalls, { one, many }: Words) => ({
  list: contract(calls.list, {
    summary: `All ${many}, by name`,
    access: 'public',
    rate: 'read',
    query: z.strictObject({}),
    reply: z.strictObject({ data: z.array(namedEntry) }),
  }),
  create: contract(calls.create, {
    summary: `Add a ${one}; a name that exists already answers the ${one} that has it`,
    access: ['admin'],
    rate: 'write',
    body: namedEntryBody,
    reply: oneEntry,
    status: 201,
    idempotent: true,
  }),
  replace: contract(calls.replace, {
    summary: `Change a ${one}; those who carry it get its new name`,
    access: ['admin'],
    rate: 'write',
    params,
    body: namedEntryBody,
    reply: oneEntry,
    errors: ['name_taken'],
  }),
  remove: contract(calls.remove, {
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
} = namedListContracts(skillCalls, { one: 'skill', many: 'skills' });

export const {
  list: listWorkTypesContract,
  create: createWorkTypeContract,
  replace: replaceWorkTypeContract,
  remove: removeWorkTypeContract,
} = namedListContracts(workTypeCalls, { one: 'work type', many: 'work types' });
