import { join } from 'node:path';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { runCommand } from '#lib/platform/terminal/run-command.ts';

const env = {
  // A zone with an odd offset and summer time, so that code that ignores India time fails here.
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

/** Runs test files with node:test, each in a process with its own database. */
export const runNodeTests = ({ files, mongodbUri, reporter, env: more = {} }: NodeTests): Promise<number> =>
  runCommand({
    command: process.execPath,
    args: [join(projectRoot, 'tools/test/run-test-files.ts'), reporter, ...files],
    env: { ...env, HUNAR_TEST_MONGODB_URI: mongodbUri, ...more },
  });
