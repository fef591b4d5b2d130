import { before } from 'node:test';
import { clearUp } from './clear-up.ts';
import { forkServer, type ForkedServer } from './fork-server.ts';
import { useTestServer } from './test-server.ts';
import { testDatabaseName } from './lent-database.ts';

/** Gives a test file two servers on one database: `here` in this process, `other` in its own. */
export const useTwoServers = (env: Record<string, string> = {}) => {
  let other: ForkedServer | null = null;
  clearUp(() => other?.stop());
  const here = useTestServer({ env });
  before(async () => {
    other = await forkServer({ database: testDatabaseName(), env });
  });
  return { here: here.url, other: () => other?.url ?? '' };
};
