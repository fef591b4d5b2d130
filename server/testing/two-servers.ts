import { before } from 'node:test';
import { clearUp } from './clear-up.ts';
import { forkServer, type ForkedServer } from './fork-server.ts';
import { useTestServer } from './test-server.ts';

/** Gives a test file two servers on one database: `here` in this process, `other` as a process of its own. */
export const useTwoServers = () => {
  let other: ForkedServer | null = null;
  clearUp(() => other?.stop());
  const here = useTestServer();
  before(async () => {
    other = await forkServer({ database: `t_${process.pid}` });
  });
  return { here: here.url, other: () => other?.url ?? '' };
};
