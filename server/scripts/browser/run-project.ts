import { join } from 'node:path';
import { findBrowser } from '../../embedded/find-browser.ts';
import { startTestMongod } from '../../embedded/test-mongod.ts';
import { projectRoot } from '../../routes.ts';
import { buildWhenChanged } from '../build/build-pages.ts';
import { runCommand } from '../run-command.ts';
import { beforeLeaving, leaveWith } from '../run-script.ts';

/** Runs one of playwright.config.ts's projects on the built product and data of its own; answers its exit code. */
export const testProject = async (name: string, ...flags: string[]): Promise<number> => {
  await buildWhenChanged();
  const browser = await findBrowser();
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  return runCommand({
    command: process.execPath,
    args: [
      join(projectRoot, 'node_modules/@playwright/test/cli.js'),
      ...['test', `--project=${name}`, ...flags],
    ],
    env: { HUNAR_TEST_MONGODB_URI: mongod.uri, ...browser },
  });
};

/** The same as a whole script. */
export const runProject = async (name: string, ...flags: string[]): Promise<void> => {
  await leaveWith(await testProject(name, ...flags));
};
