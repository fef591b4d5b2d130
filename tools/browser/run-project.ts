import { join } from 'node:path';
import { findBrowser } from '#server/embedded/find-browser.ts';
import { startTestMongod } from '#server/embedded/test-mongod.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { buildWhenChanged } from '#tools/build/build-pages.ts';
import { runCommand } from '#lib/platform/terminal/run-command.ts';
import { beforeLeaving, leaveWith } from '#lib/platform/terminal/run-script.ts';

/** Runs projects of playwright.config.ts against the built product with its own data. Returns the exit code. */
export const testProject = async (names: readonly string[], ...flags: string[]): Promise<number> => {
  await buildWhenChanged();
  const browser = await findBrowser();
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  return runCommand({
    command: process.execPath,
    args: [
      join(projectRoot, 'node_modules/@playwright/test/cli.js'),
      ...['test', ...names.map((name) => `--project=${name}`), ...flags],
    ],
    env: { HUNAR_TEST_MONGODB_URI: mongod.uri, ...browser },
  });
};

export const runProject = async (names: readonly string[], ...flags: string[]): Promise<void> => {
  await leaveWith(await testProject(names, ...flags));
};
