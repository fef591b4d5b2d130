import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import type { ServerMessage, ServerSetup } from './server-process.ts';

const entry = join(projectRoot, 'e2e/kit/server-process.ts');
const started = z.object({ url: z.url() });

export interface ForkedServer {
  url: string;
  setClock(instant: Date): void;
  /** Stops it by SIGTERM; fails unless it exits cleanly. */
  stop(): Promise<void>;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
  /** Stops and resumes it, as a sleeping machine would. */
  pause(): void;
  resume(): void;
}

// React and Next read it when loaded.
const nodeEnv = ({ pages }: ServerSetup) => (pages ? ({ NODE_ENV: 'production' } as const) : {});

export interface ForkSetup extends ServerSetup {
  /** Receives the server's output, which is its log. */
  onOutput?: (text: string) => void;
}

const MAX_WAIT_MS = 60_000;

/** Starts a server as its own process: two in one process would share clock, cache and sockets. */
export const forkServer = async ({ onOutput, ...setup }: ForkSetup): Promise<ForkedServer> => {
  const env = { ...process.env, ...nodeEnv(setup), HUNAR_TEST_SERVER: JSON.stringify(setup) };
  const child = fork(entry, [], { env, stdio: ['ignore', onOutput ? 'pipe' : 'inherit', 'inherit', 'ipc'] });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  const ended: Promise<unknown[]> = once(child, 'exit');
  // A stopped process would not notice that its parent is gone, and would keep the output open.
  const end = () => void child.kill('SIGKILL');
  process.on('exit', end);
  void ended.then(() => process.off('exit', end));
  const first: unknown[] = await Promise.race([once(child, 'message'), ended]);
  const { success, data } = started.safeParse(first[0]);
  if (!success) throw new Error('The server process ended before it listened.');

  // Lets a test that fails before stopping its server exit.
  child.unref();
  child.channel?.unref();
  const untilEnded = async (): Promise<unknown> => {
    child.ref();
    const late = setTimeout(end, MAX_WAIT_MS);
    const [code] = await ended;
    clearTimeout(late);
    return code;
  };
  const tell = (message: ServerMessage) => void child.send(message);
  const stop = async () => {
    if (child.connected) tell({ stop: true });
    const code = await untilEnded();
    if (code !== 0) throw new Error(`The server process ended with ${String(code)}.`);
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await untilEnded();
  };
  return {
    kill,
    url: data.url,
    setClock: (instant) => tell({ clock: instant.toISOString() }),
    stop,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
};
