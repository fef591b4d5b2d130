import { globSync } from 'node:fs';
import { join } from 'node:path';
import { SetUpError } from '../../embedded/set-up-error.ts';
import { projectRoot } from '../../routes.ts';
import { runNodeTests } from '../node-tests.ts';
import { runCommand } from '../run-command.ts';

/** What the layers of one run share. */
export interface Run {
  mongodbUri: string;
  /** Found for a whole run only. */
  browser: string;
}

export interface Layer {
  name: string;
  /** Whole runs only: it needs the build or a browser. */
  slow?: true;
  /** Resolves with an exit code. */
  run(run: Run): Promise<number>;
}

const node = (...args: string[]): Promise<number> => runCommand({ command: process.execPath, args });

// The commands of node_modules are run by their own files: all of them are scripts, and Windows has no symlinks.
const bin = (file: string, ...args: string[]) => node(join(projectRoot, 'node_modules', file), ...args);

const filesOf = (pattern: string, exclude: string[] = []): string[] => {
  const files = globSync(pattern, { cwd: projectRoot, exclude: ['node_modules/**', '.*/**', ...exclude] });
  if (files.length === 0) throw new SetUpError(`No tests match ${pattern}.`);
  return files.sort();
};

const apiTests =
  (host: 'direct' | 'next') =>
  ({ mongodbUri }: Run): Promise<number> =>
    runNodeTests({
      // Pages need the build, and are the same whoever serves the API.
      files: filesOf('e2e/api/**/*.test.ts', host === 'direct' ? ['e2e/api/page-*.test.ts'] : []),
      mongodbUri,
      reporter: 'quiet',
      env: { HUNAR_API_HOST: host, ...(host === 'next' ? { NODE_ENV: 'production' } : {}) },
    });

/** All that stands between a change and a release, the quickest first. */
export const layers: readonly Layer[] = [
  { name: 'format', run: () => bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
  { name: 'types', run: () => bin('typescript/bin/tsc', '--noEmit', '-p', '.') },
  { name: 'lint', run: () => bin('eslint/bin/eslint.js', '--max-warnings=0', '.') },
  { name: 'dead code', run: () => bin('knip/bin/knip.js', '--no-progress') },
  { name: 'OpenAPI', run: () => node('server/scripts/openapi.ts', '--check') },
  {
    name: 'unit, service and socket tests',
    run: ({ mongodbUri }) =>
      runNodeTests({ files: filesOf('**/*.test.ts', ['e2e/**']), mongodbUri, reporter: 'quiet' }),
  },
  { name: 'API tests', run: apiTests('direct') },
  { name: 'build', slow: true, run: () => node('server/scripts/build.ts') },
  { name: 'API tests through Next', slow: true, run: apiTests('next') },
  {
    name: 'browser tests',
    slow: true,
    run: ({ mongodbUri, browser }) =>
      runCommand({
        command: process.execPath,
        args: [join(projectRoot, 'node_modules/@playwright/test/cli.js'), 'test', '--project=ui'],
        env: {
          TZ: 'America/St_Johns',
          HUNAR_TEST_MONGODB_URI: mongodbUri,
          PLAYWRIGHT_CHROMIUM: browser,
        },
      }),
  },
];
