import type { FieldCode } from '#lib/platform/contract/error-codes.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import type { Tx } from '#models/connection.ts';
import { nameKey } from '#lib/features/catalogue/rules/name-key.ts';
import type { NamedList, NamedRecord } from '#models/catalogue/named-list.ts';

interface Choice {
  list: NamedList;
  /** Names or ids, in the chosen order. */
  chosen: readonly string[];
  field: string;
  unlisted: FieldCode;
}

const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/** Returns the chosen entries of an admin list, each once. Throws on an unknown one and names its position. */
export const requireEntries = async (choice: Choice, tx: Tx): Promise<NamedRecord[]> => {
  const { list, chosen, field, unlisted } = choice;
  const byId = await list.findByIds(chosen.filter(isId), tx);
  const byName = await list.findByNames(chosen, tx);
  const known = new Map([
    ...byId.map((entry): [string, NamedRecord] => [String(entry._id), entry]),
    ...byName.flatMap((entry) =>
      [entry.key, ...(entry.formerKeys ?? [])].map((key): [string, NamedRecord] => [key, entry]),
    ),
  ]);
  const found = chosen.map((text) => known.get(text) ?? known.get(nameKey(text)));
  const errors = found.flatMap((entry, at) =>
    entry ? [] : [{ field: `${field}.${at}`, code: unlisted } as const],
  );
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return [...new Map(found.flatMap((entry) => (entry ? [[entry.key, entry]] : []))).values()];
};
