import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { freePort, untilListening } from '#server/embedded/ports.ts';

/** Redis, where docs/deploy.md and `npm test` install it. */
const redis = (): string => process.env['HUNAR_REDIS'] ?? '/usr/bin/redis-server';

/** Whether this machine can run the tests of the bus by Redis. */
export const hasRedis = (): boolean => existsSync(redis());

// In the foreground until this process closes the pipe, which the system does for one that was killed.
const untilLeft = 'exec 3<&0; "$0" "$@" & pid=$!; (read -r _ <&3; kill -9 $pid) & wait $pid';

const launch = async (port: number, more: readonly string[]): Promise<ChildProcess> => {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir(), ...more];
  const child = spawn('sh', ['-c', untilLeft, redis(), ...settings], { stdio: ['pipe', 'ignore', 'ignore'] });
  const lost = new AbortController();
  child.once('exit', () => lost.abort(new Error('Redis ended before it listened.')));
  await untilListening(port, lost.signal);
  return child;
};

const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
};

/** Starts a Redis that stores nothing and can be stopped and restarted. */
export const startRedis = async (...more: readonly string[]) => {
  const port = await freePort();
  let child = await launch(port, more);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => end(child),
    start: async (): Promise<void> => {
      child = await launch(port, more);
    },
  };
};
