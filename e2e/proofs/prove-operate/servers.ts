import { beforeLeaving } from '#lib/platform/terminal/run-script.ts';
import { forkServer, type ForkedServer } from '#e2e/kit/fork-server.ts';
import { startProxy } from '#e2e/kit/shipped-proxy.ts';
import { freePort } from '#server/embedded/ports.ts';
import { testDatabaseName } from '#e2e/kit/lent-database.ts';

const names = ['app1', 'app2'] as const;
type ServerName = (typeof names)[number];

const lines = (output: string): string[] => output.split('\n').filter((line) => line !== '');

/**
 * Two servers with pages behind docs/deploy/haproxy.cfg, as processes. The second does the background work, so what a
 * call of the first leaves to do crosses servers.
 */
export const startServers = async (env: Record<string, string> = {}) => {
  const addresses = new Map<string, string>();
  const apps = new Map<ServerName, ForkedServer>();
  let output = '';
  const start = async (name: ServerName): Promise<void> => {
    const { port } = new URL(addresses.get(name) ?? '');
    const work = name === 'app1' ? 'off' : 'on';
    const settings = { PORT: port, HUNAR_WORKER: work, LOG_LEVEL: 'info', ...env };
    apps.set(
      name,
      await forkServer({
        database: testDatabaseName(),
        pages: true,
        env: settings,
        onOutput: (text) => void (output += text),
      }),
    );
  };
  for (const name of names) {
    addresses.set(name, `http://127.0.0.1:${await freePort()}`);
    await start(name);
  }
  const proxy = await startProxy(addresses);
  if (!proxy.isShipped) throw new Error('HAProxy is missing: install it, or set HUNAR_HAPROXY to its path.');
  const stop = async (): Promise<void> => {
    await Promise.all([...apps.values()].map((app) => app.kill()));
    await proxy.stop();
  };
  beforeLeaving(stop);
  return {
    url: proxy.url,
    urls: names.map((name) => addresses.get(name) ?? ''),
    names,
    restart: async (name: ServerName): Promise<void> => {
      await apps.get(name)?.stop();
      await start(name);
    },
    /** What both have logged. */
    log: () => lines(output),
    stop,
  };
};
export type Servers = Awaited<ReturnType<typeof startServers>>;
