import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useEnv } from '#lib/platform/config/env.ts';
import { connect, database, disconnect } from '#models/connection.ts';
import { forkServer, type ForkedServer } from './fork-server.ts';
import { leaveDatabase, makeReady } from './test-database.ts';
import { testEnv } from './test-env.ts';

export interface TestSite extends ForkedServer {
  /** Where the server keeps mails it does not send. */
  dataDir: string;
}

const connectAlongside = async (): Promise<string> => {
  const env = testEnv();
  useEnv(env);
  await connect(env.MONGODB_URI);
  await makeReady();
  return database().databaseName;
};

/** A server with pages as its own process; shares the database, so that factories can fill it. */
export const startTestSite = async (changes: Record<string, string> = {}): Promise<TestSite> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hunar-site-'));
  const name = await connectAlongside();
  const server = await forkServer({ database: name, pages: true, env: { DATA_DIR: dataDir, ...changes } });
  const stop = async () => {
    try {
      await server.stop();
      await leaveDatabase();
    } finally {
      await disconnect();
      await rm(dataDir, { recursive: true });
    }
  };
  return { ...server, dataDir, stop };
};
