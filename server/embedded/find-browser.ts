import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installPackages } from './install-packages.ts';
import { runQuietly } from './run-quietly.ts';
import { say, SetUpError } from './say.ts';
import { projectRoot } from '../routes.ts';

type Source = () => Promise<string | undefined> | string | undefined;

const system = { chromium: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

const fromPackages =
  (path: string): Source =>
  async () =>
    (await installPackages(basename(path))) ? path : undefined;

const node = (...args: string[]) => runQuietly({ command: process.execPath, args, timeoutMs: 5 * 60_000 });

const fromPlaywright: Source = async () => {
  say('Fetching a browser for the tests …');
  await node(join(projectRoot, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium');
  const { output } = await node('-p', "require('@playwright/test').chromium.executablePath()");
  return output.trim();
};

const sources: Source[] = [
  () => process.env['PLAYWRIGHT_CHROMIUM'],
  () => system.chromium,
  fromPackages(system.chromium),
  fromPlaywright,
];

const shellSources: Source[] = [
  () => process.env['PLAYWRIGHT_HEADLESS_SHELL'],
  () => system.shell,
  fromPackages(system.shell),
];

const runs = async (path: string): Promise<boolean> =>
  existsSync(path) && (await runQuietly({ command: path, args: ['--version'], timeoutMs: 20_000 })).ok;

const firstThatRuns = async (of: readonly Source[]): Promise<string | undefined> => {
  for (const source of of) {
    const path = await source();
    if (path && (await runs(path))) return path;
  }
  return undefined;
};

/** The environment that tells Playwright which Chromium runs here; brings one to a machine that has none. */
export const findBrowser = async (): Promise<Record<string, string>> => {
  const chromium = await firstThatRuns(sources);
  if (!chromium)
    throw new SetUpError(
      'No Chromium was found and none could be fetched: install Chromium, or set PLAYWRIGHT_CHROMIUM to its path.',
    );
  return {
    PLAYWRIGHT_CHROMIUM: chromium,
    PLAYWRIGHT_HEADLESS_SHELL: (await firstThatRuns(shellSources)) ?? chromium,
  };
};
