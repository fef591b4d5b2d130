import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { z } from 'zod';

interface Start<Ready> {
  /** Relative to this folder. */
  file: string;
  /** The message with which it reports that it is ready. */
  ready: z.ZodType<Ready>;
  env?: Record<string, string>;
  /** Its first message, for what is too large for the environment. */
  task?: object;
  flags?: readonly string[];
}

/** A benchmark process, which answers one question at a time by message. */
export interface Child<Ready> {
  ready: Ready;
  ask<Answer>(question: string, answer: z.ZodType<Answer>): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a benchmark process and waits until it reports that it is ready. */
export const startChild = async <Ready>(start: Start<Ready>): Promise<Child<Ready>> => {
  const { file, ready, env = {}, task, flags = [] } = start;
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: [...flags],
    // Log lines are written as in production, but discarded.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (task) child.send(task);
  const ended = once(child, 'exit');
  const next = async <Answer>(answer: z.ZodType<Answer>): Promise<Answer> => {
    const over = ended.then(() => Promise.reject(new Error(`${file} has ended.`)));
    const messages: unknown[] = await Promise.race([once(child, 'message'), over]);
    return answer.parse(messages[0]);
  };
  const ask = <Answer>(question: string, answer: z.ZodType<Answer>): Promise<Answer> => {
    child.send(question);
    return next(answer);
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    return { ready: await next(ready), ask, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
