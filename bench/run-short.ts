import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

export interface ShortRun {
  /** Relative to this folder. */
  file: string;
  /** The smallest sizes with which every part of the bench still runs. */
  env: Readonly<Record<string, string>>;
}

const ended = z.object({ stdout: z.string(), stderr: z.string() });

/** Runs a bench at its smallest size. It ends with a failure when a bar is missed, as at that size it may be. */
export const assertMeasured = async ({ file, env }: ShortRun): Promise<void> => {
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    timeout: 120_000,
  });
  const { stdout, stderr } = ended.parse(await run.catch((error: unknown) => error));
  // The last line of a bench that came to its end; sizes that are not its own are not stored.
  assert.match(stdout, /^Not kept for docs\/figures\.md: run with BENCH_/m, stderr.slice(-2000));
  assert.doesNotMatch(stdout, /NaN/);
};
