import type {
  NamedEntry,
  Removal,
  SkillChange,
  SkillInput,
} from '#lib/features/catalogue/contracts/named-lists.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import { inTransaction, type Tx } from '#models/connection.ts';
import type { NamedList, NamedRecord } from '#models/catalogue/named-list.ts';
import { toNamedEntry } from '#lib/features/catalogue/services/to-named-entry.ts';
import { writeAudit } from '#lib/platform/audit/write-audit.ts';

interface ManagedList {
  list: NamedList;
  /** The name in audit rows: `skill` in `skill.create`. */
  thing: 'skill' | 'workType';
  isInUse(entry: NamedRecord, tx: Tx): Promise<boolean>;
  /** Copies a new name to the records that store the old one. */
  rename(entry: NamedRecord, name: string, tx: Tx): Promise<void>;
}

interface OfOne {
  actor: Actor;
  params: { id: string };
}
interface Creation {
  actor: Actor;
  body: SkillInput;
}
type Reply = Promise<{ data: NamedEntry }>;
type Added = Promise<{ isNew: boolean; data: NamedEntry }>;

const getEntry = async (list: NamedList, id: string, tx: Tx): Promise<NamedRecord> => {
  const entry = await list.find(id, tx);
  if (!entry) throw new AppError('not_found');
  return entry;
};

const assertNameFree = async (list: NamedList, entry: { id: string; name: string }, tx: Tx) => {
  const holder = await list.findByName(entry.name, tx);
  if (holder && String(holder._id) !== entry.id)
    throw new AppError('name_taken', { errors: [{ field: 'name', code: 'name_taken' }] });
};

const adding =
  ({ list, thing }: ManagedList) =>
  async ({ actor, body: { reason: note, ...body } }: Creation, tx: Tx): Added => {
    const existing = await list.findByName(body.name, tx);
    if (existing) return { isNew: false, data: toNamedEntry(existing) };
    const entry = await list.insert({ ...body, createdAt: now() }, tx);
    const details = { ...body, note };
    await writeAudit({ actor, act: `${thing}.create`, subjectId: String(entry._id), details }, tx);
    return { isNew: true, data: toNamedEntry(entry) };
  };

const changing =
  ({ list, thing, rename }: ManagedList) =>
  async (
    { actor, params: { id }, body: { reason: note, ...body } }: OfOne & { body: SkillChange },
    tx: Tx,
  ): Reply => {
    const before = await getEntry(list, id, tx);
    const { name = before.name, picture = before.picture, searchWords } = body;
    const names = { ...before.names, ...body.names };
    await assertNameFree(list, { id, name }, tx);
    if (before.name !== name) await rename(before, name, tx);
    const details = { ...body, note };
    await writeAudit({ actor, act: `${thing}.replace`, subjectId: id, details }, tx);
    const entry = await list.replace(id, { name, names, picture, ...(searchWords && { searchWords }) }, tx);
    return { data: toNamedEntry(entry ?? before) };
  };

const removing =
  ({ list, thing, isInUse }: ManagedList) =>
  ({ actor, params: { id }, body: { reason: note } }: OfOne & { body: Removal }): Reply =>
    inTransaction(async (tx) => {
      const entry = await getEntry(list, id, tx);
      if (await isInUse(entry, tx)) throw new AppError('in_use');
      await list.remove(id, tx);
      const details = { name: entry.name, note };
      await writeAudit({ actor, act: `${thing}.remove`, subjectId: id, details }, tx);
      return { data: toNamedEntry(entry) };
    });

/**
 * Builds the use cases of an admin list: everyone reads it, names are unique, and entries in use cannot be removed.
 */
export const manageNamedList = (kept: ManagedList) => ({
  list: async (): Promise<{ data: NamedEntry[] }> => ({ data: (await kept.list.list()).map(toNamedEntry) }),
  create: (input: Creation): Added => inTransaction((tx) => adding(kept)(input, tx)),
  replace: (input: OfOne & { body: SkillChange }): Reply => inTransaction((tx) => changing(kept)(input, tx)),
  remove: removing(kept),
  /** The same operations for use inside a transaction. */
  write: { add: adding(kept), change: changing(kept), order: kept.list.setOrder },
});
