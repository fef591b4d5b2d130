import { before, beforeEach } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { connect, database, disconnect, isDatabaseAway } from '#models/connection.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { clearUp } from './clear-up.ts';
import { testEnv } from './test-env.ts';

// One command: most tests write to few of the collections.
const collectionsWithRows = async (): Promise<string[]> => {
  const listed = await database().listCollections({}, { nameOnly: true }).toArray();
  const [first, ...others] = listed.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  if (!first) return [];
  const nameIfAny = (name: string) => [{ $limit: 1 }, { $project: { _id: 0, name: { $literal: name } } }];
  const rows = await database()
    .collection(first)
    .aggregate<{ name: string }>([
      ...nameIfAny(first),
      ...others.map((name) => ({ $unionWith: { coll: name, pipeline: nameIfAny(name) } })),
    ])
    .toArray();
  return rows.map(({ name }) => name);
};

/** Empties every collection but keeps it and its indexes. */
export const emptyDatabase = async (): Promise<void> => {
  const names = await collectionsWithRows();
  await Promise.all(names.map((name) => database().collection(name).deleteMany({})));
};

/** Reconnects if needed: otherwise the database would stay and keep its memory. */
export const dropTestDatabase = async (): Promise<void> => {
  try {
    await database().dropDatabase();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    await database().dropDatabase();
  }
};

/**
 * Gives a test file its own database with all indexes, empty before each test and dropped at the end; `changes`
 * overrides single settings.
 */
export const useTestDatabase = (changes: Record<string, string> = {}): void => {
  before(async () => {
    const env = testEnv(changes);
    useEnv(env);
    await connect(env.MONGODB_URI);
    await database().dropDatabase();
    await prepareDatabase();
  });
  beforeEach(emptyDatabase);
  clearUp(async () => {
    try {
      await dropTestDatabase();
    } finally {
      // An open connection would keep this process and the whole run alive.
      await disconnect();
    }
  });
};
