import { database } from '#models/connection.ts';
import { machinery } from './database-state.ts';

const countRows = async (): Promise<Map<string, number>> => {
  const listed = await database().listCollections({}, { nameOnly: true }).toArray();
  const names = listed
    .map(({ name }) => name)
    .filter((name) => !machinery.has(name) && !name.startsWith('system.'));
  const counts = names.map(async (name): Promise<[string, number]> => [
    name,
    await database().collection(name).countDocuments(),
  ]);
  return new Map(await Promise.all(counts));
};

/** The number of rows that `work` adds to each business collection; negative for removed ones. */
export const countChanges = async (work: () => Promise<unknown>): Promise<Record<string, number>> => {
  const before = await countRows();
  await work();
  const changes: Record<string, number> = {};
  for (const [name, count] of await countRows()) {
    const change = count - (before.get(name) ?? 0);
    if (change !== 0) changes[name] = change;
  }
  return changes;
};
