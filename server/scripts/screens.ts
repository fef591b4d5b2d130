import { join } from 'node:path';
import { startTestMongod } from '../embedded/test-mongod.ts';
import { projectRoot } from '../routes.ts';
import { findBrowser } from '../embedded/find-browser.ts';
import { buildWhenChanged } from './build/build-pages.ts';
import { runCommand } from './run-command.ts';
import { beforeLeaving, leaveWith, runScript } from './run-script.ts';

// Draws every page and state anew into docs/screens.
const main = async (): Promise<void> => {
  await buildWhenChanged();
  const browser = await findBrowser();
  const mongod = await startTestMongod();
  beforeLeaving(mongod.stop);
  const code = await runCommand({
    command: process.execPath,
    args: [join(projectRoot, 'node_modules/@playwright/test/cli.js'), 'test', '--project=screens'],
    env: { HUNAR_TEST_MONGODB_URI: mongod.uri, PLAYWRIGHT_CHROMIUM: browser },
  });
  await leaveWith(code);
};

runScript(main, { codeWhenStopped: 130 });
