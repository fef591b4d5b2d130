import { before, beforeEach } from 'node:test';
import { useEnv, type Env } from '#lib/platform/config/env.ts';
import { connect, database, disconnect, isDatabaseAway } from '#models/connection.ts';
import { loadModels, prepareDatabase } from '#server/prepare-database.ts';
import { clearUp } from './clear-up.ts';
import { isShared, noteShapes, readLeftShapes } from './lent-database.ts';
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
const dropTestDatabase = async (): Promise<void> => {
  try {
    await database().dropDatabase();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    await database().dropDatabase();
  }
};

// Rate limits and uploads add collections of their own on first use.
const dropOthers = async (kept: readonly string[]): Promise<void> => {
  const listed = await database().listCollections({}, { nameOnly: true }).toArray();
  const others = listed.filter(({ name }) => !kept.includes(name) && name !== 'system.views');
  for (const { name } of others) await database().dropCollection(name);
};

/** Each collection's options and indexes. The id among them tells one that was dropped and made again. */
const readShapes = async (): Promise<Record<string, string>> => {
  const listed = await database().listCollections().toArray();
  const collections = listed.filter(({ name, type }) => type !== 'view' && !name.startsWith('system.'));
  const shapes = collections.map(async (collection): Promise<[string, string]> => [
    collection.name,
    JSON.stringify([collection, await database().collection(collection.name).indexes()]),
  ]);
  return Object.fromEntries(await Promise.all(shapes));
};

// The database would go on with the plan that suited the rows of an earlier file.
const forgetPlans = async (names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => database().command({ planCacheClear: name })));
};

/** Empties the database that an earlier file left, unless a file has changed its collections or indexes. */
const reuse = async (): Promise<boolean> => {
  const left = readLeftShapes();
  const found = left && (await readShapes());
  if (!found || !Object.entries(left).every(([name, shape]) => found[name] === shape)) return false;
  await dropOthers(Object.keys(left));
  await emptyDatabase();
  await forgetPlans(Object.keys(left));
  return true;
};

/** Leaves this process's database empty, with all collections and indexes. The connection must be open. */
export const makeReady = async (): Promise<void> => {
  await loadModels();
  if (await reuse()) return;
  await database().dropDatabase();
  await prepareDatabase();
  noteShapes(await readShapes());
};

/** As `makeReady`, for a server that opens its own connection. */
export const readyForServer = async (env: Env): Promise<void> => {
  // Hooks that follow run meanwhile and may read it.
  useEnv(env);
  await connect(env.MONGODB_URI);
  try {
    await makeReady();
  } finally {
    await disconnect();
  }
};

/** Leaves the database to the next file, or drops it if there is none. */
export const leaveDatabase = async (): Promise<void> => {
  if (!isShared()) await dropTestDatabase();
};

/**
 * Gives a test file a database of its own with all indexes, empty before each test; `changes` overrides single
 * settings.
 */
export const useTestDatabase = (changes: Record<string, string> = {}): void => {
  before(async () => {
    const env = testEnv(changes);
    useEnv(env);
    await connect(env.MONGODB_URI);
    await makeReady();
  });
  beforeEach(emptyDatabase);
  clearUp(async () => {
    try {
      await leaveDatabase();
    } finally {
      // An open connection would keep this process and the whole run alive.
      await disconnect();
    }
  });
};
