import { writeOutbox } from '#lib/platform/outbox/write-outbox.ts';
import type { Tx } from '#models/connection.ts';
import { workTypeList, type NamedRecord } from '#models/catalogue/named-list.ts';
import { renameUsedWorkType } from '#models/people/skill-usage.ts';

/** More workers could take longer than a transaction may on a busy server: each moves in several indexes of search. */
export const WORKERS_AT_ONCE = 100;

/** Renames a work type on the first workers who offer it; the others follow from the outbox. */
export const renameWorkType = async (
  { _id, name: from }: Pick<NamedRecord, '_id' | 'name'>,
  to: string,
  tx: Tx,
): Promise<void> => {
  const renamed = await renameUsedWorkType({ from, to, limit: WORKERS_AT_ONCE }, tx);
  if (renamed < WORKERS_AT_ONCE) return;
  await workTypeList.keepFormerName(_id, from, tx);
  await writeOutbox({ kind: 'workTypeRenamed', payload: { workTypeId: String(_id), from } }, tx);
};
