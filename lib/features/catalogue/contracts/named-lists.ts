import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, name, text, translations } from '#lib/platform/contract/fields.ts';
import { tradeDrawings } from '#lib/platform/images/contract.ts';
import { searchWords } from './search-words.ts';

const entryName = name({ min: 2, max: 30 });
const entryNames = translations({ max: 60 });
const entryPicture = z.enum(['', ...tradeDrawings], 'invalid_value');

/**
 * A list entry managed by admins. `picture` names one of our drawings, empty for none; old rows may have other
 * values.
 */
export const namedEntry = z
  .strictObject({ _id: id(), name: entryName, names: entryNames, picture: z.string() })
  .meta({ id: 'NamedEntry' });
export type NamedEntry = z.infer<typeof namedEntry>;

/** For the audit; the specification's clients send none. */
export const listReason = text({ max: 300 }).optional();

export const namedEntryBody = z.strictObject({
  name: entryName,
  names: entryNames.default({}),
  picture: entryPicture.default(''),
  reason: listReason,
});
export type NamedEntryInput = z.output<typeof namedEntryBody>;

/** Omitted fields stay unchanged, as do languages missing from `names`. */
export const namedEntryChange = z
  .strictObject({ name: entryName, names: entryNames, picture: entryPicture, reason: listReason })
  .partial();

/** Skills can also be found by extra words; without them, the existing ones stay. */
export const skillBody = namedEntryBody.extend({ searchWords: searchWords.optional() });
export type SkillInput = z.output<typeof skillBody>;
const skillChange = namedEntryChange.extend({ searchWords: searchWords.optional() });
export type SkillChange = z.output<typeof skillChange>;

const params = z.strictObject({ id: id() });

const removalBody = z.strictObject({ reason: listReason });
export type Removal = z.output<typeof removalBody>;
/** Removes an entry from its list, and says why. */
export const removal = {
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: removalBody,
  isBodyOptional: true,
} as const;

const oneEntry = z.strictObject({ data: namedEntry });
/** `isNew` is false when an entry with this name existed; that entry is returned. */
const createdEntry = z.strictObject({ isNew: z.boolean(), data: namedEntry });

interface Rules<Body extends z.ZodType, Change extends z.ZodType> {
  /** As in 'skill' and 'skills'. */
  one: string;
  many: string;
  body: Body;
  change: Change;
}

/** Builds the contracts of a list that everyone reads and admins edit. */
const namedListContracts = <
  const Path extends `/${string}`,
  Body extends z.ZodType,
  Change extends z.ZodType,
>(
  path: Path,
  { one, many, body, change }: Rules<Body, Change>,
) => ({
  list: contract(`GET ${path}`, {
    summary: `List all ${many} in the order set by admins, then by name`,
    access: 'public',
    rate: 'read',
    query: z.strictObject({}),
    reply: z.strictObject({ data: z.array(namedEntry) }),
  }),
  create: contract(`POST ${path}`, {
    summary: `Add a ${one}; if the name exists, that ${one} is returned with isNew false`,
    access: ['admin'],
    right: 'agent',
    rate: 'write',
    body,
    reply: createdEntry,
    status: 201,
  }),
  replace: contract(`PUT ${path}/{id}`, {
    summary: `Change the given fields of a ${one}; workers who have it get its new name`,
    access: ['admin'],
    right: 'agent',
    rate: 'write',
    params,
    body: change,
    reply: oneEntry,
    errors: ['name_taken'],
  }),
  remove: contract(`DELETE ${path}/{id}`, {
    summary: `Remove a ${one} that nothing uses`,
    ...removal,
    reply: oneEntry,
    errors: ['in_use'],
  }),
});

/** Skills are the trades that workers have and customers look for, and the categories of the home page. */
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
