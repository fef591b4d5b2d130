import { before } from 'node:test';
import { disconnect } from '#models/connection.ts';
import { startServer, type RunningServer } from '#server/index.ts';
import { clearUp } from './clear-up.ts';
import { leaveDatabase, readyForServer } from './test-database.ts';
import { testEnv } from './test-env.ts';

/** Which of the two hosts serves the API in this run. */
export const apiHost = process.env['HUNAR_API_HOST'] === 'next' ? 'next' : 'direct';

// All callers have their answers.
const stopAtOnce = { SHUTDOWN_SECONDS: '3' };

/** Gives a test file a running server with its own database; `url()` is its address. */
export const useTestServer = ({
  env = {},
  pages = apiHost === 'next',
}: { env?: Record<string, string>; pages?: boolean } = {}) => {
  let server: RunningServer | null = null;
  before(async () => {
    const mode: Record<string, string> = pages ? { HUNAR_MODE: 'demo' } : {};
    const serverEnv = testEnv({ HUNAR_API_HOST: apiHost, ...stopAtOnce, ...mode, ...env });
    await readyForServer(serverEnv);
    server = await startServer({ env: serverEnv, pages });
  });
  clearUp(async () => {
    try {
      await leaveDatabase();
    } finally {
      // A server that failed to start leaves its connection open, which would keep this process alive.
      await (server ? server.stop() : disconnect());
    }
  });
  return {
    url: (): string => {
      if (!server) throw new Error('The server of this test file has not started.');
      return server.url;
    },
  };
};
