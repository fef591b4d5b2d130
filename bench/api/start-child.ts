import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Target {
  url: string;
  /** Of a signed-in person, where there is such a thing. */
  token?: string;
  stop(): Promise<void>;
}

const isReady = (message: unknown): message is { url: string; token?: string } =>
  typeof message === 'object' && message !== null && 'url' in message;

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Starts a server of this folder as a process of its own; it says by message where it listens. */
export const startChild = async (file: string, mongodbUri: string): Promise<Target> => {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', HUNAR_TEST_MONGODB_URI: mongodbUri },
    // Log lines are written as in production, to nowhere.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const messages: unknown[] = await once(child, 'message');
  const ready = messages[0];
  if (!isReady(ready)) throw new Error(`${file} did not start.`);
  return { ...ready, stop: () => stop(child) };
};
