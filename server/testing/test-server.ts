import { after, before } from 'node:test';
import { database } from '#models/connection.ts';
import { startServer, type RunningServer } from '../index.ts';
import { testEnv } from './test-env.ts';

/** Which of the two hosts serves the API in this run. */
export const apiHost = process.env['HUNAR_API_HOST'] === 'next' ? 'next' : 'direct';

interface TestServerOptions {
  env?: Record<string, string>;
  pages?: boolean;
}

/** Gives a test file a running server with a database of its own; `url()` is its address. */
export const useTestServer = ({ env = {}, pages = apiHost === 'next' }: TestServerOptions = {}) => {
  let server: RunningServer;
  before(async () => {
    const mode: Record<string, string> = pages ? { HUNAR_MODE: 'demo' } : {};
    server = await startServer({ env: testEnv({ HUNAR_API_HOST: apiHost, ...mode, ...env }), pages });
  });
  after(async () => {
    await database().dropDatabase();
    await server.stop();
  });
  return { url: (): string => server.url };
};
