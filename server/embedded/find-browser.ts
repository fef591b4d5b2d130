import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install-packages.ts';
import { runQuietly } from './run-quietly.ts';
import { say } from './say.ts';
import { SetUpError } from './set-up-error.ts';
import { projectRoot } from '../routes.ts';

type Source = () => Promise<string | undefined> | string | undefined;

const system = '/usr/bin/chromium';

const fromPackages: Source = async () => ((await installPackages('chromium')) ? system : undefined);

const node = (...args: string[]) => runQuietly({ command: process.execPath, args, timeoutMs: 5 * 60_000 });

const fromPlaywright: Source = async () => {
  say('Fetching a browser for the tests …');
  await node(join(projectRoot, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium');
  const { output } = await node('-p', "require('@playwright/test').chromium.executablePath()");
  return output.trim();
};

const sources: Source[] = [
  () => process.env['PLAYWRIGHT_CHROMIUM'],
  () => system,
  fromPackages,
  fromPlaywright,
];

const runs = async (path: string): Promise<boolean> =>
  existsSync(path) && (await runQuietly({ command: path, args: ['--version'], timeoutMs: 20_000 })).ok;

/** The path of a Chromium that runs here; brings one to a machine that has none. */
export const findBrowser = async (): Promise<string> => {
  for (const source of sources) {
    const path = await source();
    if (path && (await runs(path))) return path;
  }
  throw new SetUpError(
    'No Chromium was found and none could be fetched: install Chromium, or set PLAYWRIGHT_CHROMIUM to its path.',
  );
};
