import { writeOutbox, type OutboxEntry } from '#lib/platform/outbox/write-outbox.ts';
import type { Tx } from '#models/connection.ts';
import { skillList, workTypeList, type NamedList, type NamedRecord } from '#models/catalogue/named-list.ts';
import { renameUsedSkill, renameUsedWorkType } from '#models/people/skill-usage.ts';

type Entry = Pick<NamedRecord, '_id' | 'name'>;

/** A list whose entries workers store by name. */
export interface RenamedList {
  list: NamedList;
  /** More workers could take longer than a transaction may on a busy server. */
  atOnce: number;
  /** Renames an entry on some of the workers who have it; returns on how many. */
  rename(renaming: { entry: Entry; from: string; to: string }, tx: Tx): Promise<number>;
  toRow(entry: Entry): OutboxEntry;
}

/** Each worker moves in several indexes of search. */
export const WORKERS_AT_ONCE = 100;
/** Only the name beside the skill's id changes. */
export const SKILLED_AT_ONCE = 1000;

export const renamedWorkTypes: RenamedList = {
  list: workTypeList,
  atOnce: WORKERS_AT_ONCE,
  rename: ({ from, to }, tx) => renameUsedWorkType({ from, to, limit: WORKERS_AT_ONCE }, tx),
  toRow: ({ _id, name: from }) => ({ kind: 'workTypeRenamed', payload: { workTypeId: String(_id), from } }),
};

export const renamedSkills: RenamedList = {
  list: skillList,
  atOnce: SKILLED_AT_ONCE,
  rename: ({ entry: { _id: skillId }, to }, tx) =>
    renameUsedSkill({ skillId, name: to, limit: SKILLED_AT_ONCE }, tx),
  toRow: ({ _id, name: from }) => ({ kind: 'skillRenamed', payload: { skillId: String(_id), from } }),
};

/** Renames an entry on the first workers who have it; the others follow from the outbox. */
export const renameInParts =
  ({ list, atOnce, rename, toRow }: RenamedList) =>
  async (entry: Entry, to: string, tx: Tx): Promise<void> => {
    if ((await rename({ entry, from: entry.name, to }, tx)) < atOnce) return;
    await list.keepFormerName(entry._id, entry.name, tx);
    await writeOutbox(toRow(entry), tx);
  };
