import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installPackages } from './install-packages.ts';
import { runQuietly } from '#lib/platform/terminal/run-quietly.ts';
import { mayInstall } from '#lib/platform/terminal/ask-first.ts';
import { withProgress } from '#lib/platform/terminal/progress.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';

type Source = () => Promise<string | undefined> | string | undefined;

const system = { chromium: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

const without = 'To do without: install Chromium yourself, or set PLAYWRIGHT_CHROMIUM to its path.';

const fromPackages =
  (path: string): Source =>
  async () =>
    (await installPackages([basename(path)], without)) ? path : undefined;

const node = (...args: string[]) => runQuietly({ command: process.execPath, args, timeoutMs: 5 * 60_000 });

const fromPlaywright: Source = async () => {
  const cli = join(projectRoot, 'node_modules/@playwright/test/cli.js');
  if (!(await mayInstall({ what: 'Chromium, by playwright install', without }))) return undefined;
  await withProgress('Fetching a browser for the tests', () => node(cli, 'install', 'chromium'));
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
