import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { say } from '#lib/platform/terminal/say.ts';

// An editor that saves several files at once causes one restart.
const quietMs = 150;
const graceMs = 3000;

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

const end = async (child: ChildProcess | null): Promise<void> => {
  if (!child || !isRunning(child)) return;
  const killer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(killer);
};

/** Runs a script as a child process that can be replaced by a fresh one. */
export const createRestarter = ({ script, env }: { script: string; env: Record<string, string> }) => {
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let turn = Promise.resolve();

  const start = (): void => {
    child = spawn(process.execPath, [script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    });
  };
  const restart = async (): Promise<void> => {
    say('Restarting the server: its files changed.');
    await end(child);
    start();
  };
  return {
    start,
    restartSoon: (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        turn = turn.then(restart);
      }, quietMs);
    },
    stop: async (): Promise<void> => {
      clearTimeout(timer);
      await turn;
      await end(child);
    },
  };
};
