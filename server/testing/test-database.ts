import { after, before, beforeEach } from 'node:test';
import { useEnv } from '#lib/platform/config/env.ts';
import { connect, database, disconnect } from '#models/connection.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { testEnv } from './test-env.ts';

/** Empties every collection but keeps them and their indexes. */
export const emptyDatabase = async (): Promise<void> => {
  const collections = await database().collections();
  await Promise.all(
    collections
      .filter(({ collectionName }) => !collectionName.startsWith('system.'))
      .map((collection) => collection.deleteMany({})),
  );
};

/** Gives a test file a database of its own with all indexes, empty before each test and dropped at the end. */
export const useTestDatabase = (): void => {
  before(async () => {
    const env = testEnv();
    useEnv(env);
    await connect(env.MONGODB_URI);
    await database().dropDatabase();
    await prepareDatabase();
  });
  beforeEach(emptyDatabase);
  after(async () => {
    await database().dropDatabase();
    await disconnect();
  });
};
