import { z } from 'zod';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, name, translations } from '#lib/platform/contract/fields.ts';
import { tradeDrawings } from '#lib/platform/images/contract.ts';
import { searchWords } from './search-words.ts';

const entryName = name({ min: 2, max: 30 });
const entryNames = translations({ max: 60 });
const entryPicture = z.enum(['', ...tradeDrawings], 'invalid_value');

/** An entry of a list that admins keep; `picture` names one of our drawings, empty for none; old rows may name others. */
export const namedEntry = z
  .strictObject({ _id: id(), name: entryName, names: entryNames, picture: z.string() })
  .meta({ id: 'NamedEntry' });
export type NamedEntry = z.infer<typeof namedEntry>;

export const namedEntryBody = z.strictObject({
  name: entryName,
  names: entryNames.default({}),
  picture: entryPicture.default(''),
});
export type NamedEntryInput = z.output<typeof namedEntryBody>;

/** What a change names; all else stays, also the languages that `names` leaves out. */
export const namedEntryChange = z
  .strictObject({ name: entryName, names: entryNames, picture: entryPicture })
  .partial();

/** A skill is also found by words beside its names; where they are absent, those that it has stay. */
export const skillBody = namedEntryBody.extend({ searchWords: searchWords.optional() });
export type SkillInput = z.output<typeof skillBody>;
const skillChange = namedEntryChange.extend({ searchWords: searchWords.optional() });
export type SkillChange = z.output<typeof skillChange>;

const params = z.strictObject({ id: id() });
const oneEntry = z.strictObject({ data: namedEntry });
/** `isNew` is false where there was an entry of that name, which then is the answer. */
const createdEntry = z.strictObject({ isNew: z.boolean(), data: namedEntry });

interface Rules<Body extends z.ZodType, Change extends z.ZodType> {
  /** As in 'skill' and 'skills'. */
  one: string;
  many: string;
  body: Body;
  change: Change;
}

/** Everyone reads such a list, admins write it. */
const namedListContracts = <const Path extends string, Body extends z.ZodType, Change extends z.ZodType>(
  path: Path,
  { one, many, body, change }: Rules<Body, Change>,
) => ({
  list: contract(call('GET', path), {
    summary: `All ${many} in the order of the office, else by name`,
    access: 'public',
    rate: 'read',
    query: z.strictObject({}),
    reply: z.strictObject({ data: z.array(namedEntry) }),
  }),
  create: contract(call('POST', path), {
    summary: `Add a ${one}; a name that exists already answers the ${one} that has it, with isNew false`,
    access: ['admin'],
    rate: 'write',
    body,
    reply: createdEntry,
    status: 201,
    idempotent: true,
  }),
  replace: contract(call('PUT', `${path}/{id}`), {
    summary: `Change what is named of a ${one}, the rest stays; those who carry it get its new name`,
    access: ['admin'],
    rate: 'write',
    params,
    body: change,
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
} = namedListContracts('/admin/skill-list', {
  one: 'skill',
  many: 'skills',
  body: skillBody,
  change: skillChange,
});

export const {
  list: listWorkTypesContract,
  create: createWorkTypeContract,
  replace: replaceWorkTypeContract,
  remove: removeWorkTypeContract,
} = namedListContracts('/admin/work-type', {
  one: 'work type',
  many: 'work types',
  body: namedEntryBody,
  change: namedEntryChange,
});
