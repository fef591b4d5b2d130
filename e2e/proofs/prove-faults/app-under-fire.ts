import { setTimeout as wait } from 'node:timers/promises';
import { exchange } from '#e2e/kit/api/exchange.ts';
import { freePort } from '#server/embedded/ports.ts';
import { startProxy } from '#e2e/kit/shipped-proxy.ts';
import { forkServer } from '#e2e/kit/fork-server.ts';

const untilReady = async (url: string): Promise<void> => {
  const status = () => exchange({ url: `${url}/readyz` }).then((answer) => answer.status);
  while ((await status().catch(() => 0)) !== 200) await wait(50);
};

/** The product's server behind the shipped proxy, as a process that can be killed and restarted. */
export const startApp = async (database: string) => {
  const [port, absent] = [await freePort(), await freePort()];
  // Errors appear in its log.
  const setup = { database, env: { PORT: String(port), LOG_LEVEL: 'error' } };
  const servers = new Map([
    ['app1', `http://127.0.0.1:${port}`],
    ['app2', `http://127.0.0.1:${absent}`],
  ]);
  const proxy = await startProxy(servers);
  if (!proxy.isShipped) throw new Error('HAProxy is missing: install it, or set HUNAR_HAPROXY to its path.');
  let app = await forkServer(setup);
  /** Returns how long the server took to be ready. */
  const revive = async (): Promise<number> => {
    const since = Date.now();
    app = await forkServer(setup);
    await untilReady(proxy.url);
    return Date.now() - since;
  };
  await untilReady(app.url);
  const stop = async (): Promise<void> => {
    await app.kill();
    await proxy.stop();
  };
  return { url: () => proxy.url, kill: () => app.kill(), revive, stop };
};
export type App = Awaited<ReturnType<typeof startApp>>;
