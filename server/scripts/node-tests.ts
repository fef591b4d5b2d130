import { join } from 'node:path';
import { projectRoot } from '../routes.ts';
import { runCommand } from './run-command.ts';

const env = {
  // A zone with an odd offset and summer time: what forgets India time fails here rather than abroad.
  TZ: 'America/St_Johns',
  // Each file is a process, and most of them read the same modules.
  NODE_COMPILE_CACHE: join(projectRoot, '.cache/node-tests'),
};

interface NodeTests {
  /** In the order in which they begin. */
  files: readonly string[];
  mongodbUri: string;
  reporter: 'quiet' | 'spec';
  env?: Record<string, string>;
}

/** Runs test files by node:test, each a process with a database of its own. */
export const runNodeTests = ({ files, mongodbUri, reporter, env: more = {} }: NodeTests): Promise<number> =>
  runCommand({
    command: process.execPath,
    args: [join(projectRoot, 'server/testing/run-test-files.ts'), reporter, ...files],
    env: { ...env, HUNAR_TEST_MONGODB_URI: mongodbUri, ...more },
  });
