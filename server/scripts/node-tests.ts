import { join } from 'node:path';
import { projectRoot } from '../routes.ts';
import { runCommand } from './run-command.ts';

const env = {
  // A zone with an odd offset and summer time: what forgets India time fails here rather than abroad.
  TZ: 'America/St_Johns',
  // Each file is a process, and most of them read the same modules.
  NODE_COMPILE_CACHE: join(projectRoot, '.cache/node-tests'),
};

const reporters = { quiet: './server/testing/quiet-reporter.ts', spec: 'spec' };

interface NodeTests {
  files: readonly string[];
  mongodbUri: string;
  reporter: keyof typeof reporters;
  env?: Record<string, string>;
}

/** Runs test files by node:test, three processes at a time, as each waits now and then, each with a database of its own. */
export const runNodeTests = ({ files, mongodbUri, reporter, env: more = {} }: NodeTests): Promise<number> =>
  runCommand({
    command: process.execPath,
    args: [
      '--import=./server/testing/strict.ts',
      '--disable-warning=ExperimentalWarning',
      '--test',
      '--test-concurrency=3',
      // A test that hangs is named rather than waited for.
      '--test-timeout=240000',
      `--test-reporter=${reporters[reporter]}`,
      ...files,
    ],
    env: { ...env, HUNAR_TEST_MONGODB_URI: mongodbUri, ...more },
  });
