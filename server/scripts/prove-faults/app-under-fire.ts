import { setTimeout as wait } from 'node:timers/promises';
import { exchange } from '../../testing/api/exchange.ts';
import { forkServer } from '../../testing/fork-server.ts';

const untilReady = async (url: string): Promise<void> => {
  const status = () => exchange({ url: `${url}/readyz` }).then((answer) => answer.status);
  while ((await status().catch(() => 0)) !== 200) await wait(50);
};

/** The product's server as a process that is killed and started again. */
export const startApp = async (database: string) => {
  // Whatever it fails at is said by its log.
  const setup = { database, env: { LOG_LEVEL: 'error' } };
  let app = await forkServer(setup);
  /** Answers how long it took until it was ready. */
  const revive = async (): Promise<number> => {
    const since = Date.now();
    app = await forkServer(setup);
    await untilReady(app.url);
    return Date.now() - since;
  };
  await untilReady(app.url);
  return { url: () => app.url, kill: () => app.kill(), revive };
};
export type App = Awaited<ReturnType<typeof startApp>>;
