import { spawn } from 'node:child_process';
import { beforeLeaving } from './run-script.ts';

interface Command {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}

/** Runs a command in the foreground of this script; resolves with its exit code. */
export const runCommand = ({ command, args, env = {} }: Command): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const ended = new Promise<void>((settle) => child.once('close', () => settle()));
    beforeLeaving(() => {
      child.kill('SIGTERM');
      return child.exitCode === null && child.signalCode === null ? ended : undefined;
    });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
