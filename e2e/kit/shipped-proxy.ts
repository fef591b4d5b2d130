import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { freePort, untilListening } from '#server/embedded/ports.ts';
import { startStickyProxy } from './sticky-proxy.ts';

export interface Proxy {
  readonly url: string;
  /** Whether it is HAProxy with the shipped file. */
  readonly isShipped: boolean;
  stop(): Promise<void>;
}

/** HAProxy, where docs/deploy.md and `npm test` install it. */
export const haproxy = (): string => process.env['HUNAR_HAPROXY'] ?? '/usr/sbin/haproxy';

/** The shipped file for this machine: one loopback port, and servers where they are instead of in containers. */
const localConfig = (port: number, servers: ReadonlyMap<string, string>): string => {
  let config = readFileSync(join(projectRoot, 'docs/deploy/haproxy.cfg'), 'utf8');
  const replace = (from: string, to: string): void => {
    if (!config.includes(from)) throw new Error(`docs/deploy/haproxy.cfg has no ${from}.`);
    config = config.replaceAll(from, to);
  };
  replace('bind :8080', `bind 127.0.0.1:${port}`);
  for (const [name, url] of servers) replace(` ${name}:3000`, ` ${new URL(url).host}`);
  return config;
};

// HAProxy in the foreground until this process closes the pipe, which the system does for one that was killed.
const untilLeft = 'exec 3<&0; "$0" -db -f "$1" & pid=$!; (read -r _ <&3; kill $pid) & wait $pid';

/** HAProxy with the shipped file, or with the file as `change` leaves it. */
export const startHaproxy = async (
  servers: ReadonlyMap<string, string>,
  change: (config: string) => string = (config) => config,
): Promise<Proxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'hunar-proxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, change(localConfig(port, servers)));
  await copyFile(join(projectRoot, 'docs/deploy/unavailable.html'), join(folder, 'unavailable.html'));
  const child = spawn('sh', ['-c', untilLeft, haproxy(), file], { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = once(child, 'exit');
  const lost = new AbortController();
  void ended.then(() => lost.abort(new Error('HAProxy ended: it does not accept docs/deploy/haproxy.cfg.')));
  await untilListening(port, lost.signal);
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, isShipped: true, stop };
};

/**
 * Puts docs/deploy/haproxy.cfg in front of servers called app1 and app2, whose addresses must not change. A machine
 * that cannot have HAProxy gets a stand-in that does the same.
 */
export const startProxy = async (servers: Map<string, string>): Promise<Proxy> =>
  existsSync(haproxy()) ? startHaproxy(servers) : { ...(await startStickyProxy(servers)), isShipped: false };
