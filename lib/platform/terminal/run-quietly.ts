import { spawn } from 'node:child_process';

interface Finished {
  ok: boolean;
  /** Standard output and error together, for a look at what failed. */
  output: string;
}

/** Runs a command to its end and keeps what it prints; a missing command is a failure like any other. */
export const runQuietly = ({
  command,
  args,
  timeoutMs,
  env = {},
}: {
  command: string;
  args: string[];
  timeoutMs: number;
  env?: Record<string, string>;
}): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      env: { ...process.env, ...env },
    });
    // If the script exits first, it takes the command with it.
    const end = () => child.kill();
    process.once('exit', end);
    let output = '';
    const keep = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => {
      process.off('exit', end);
      resolve({ ok: code === 0, output });
    });
  });
