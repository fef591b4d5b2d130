import { globSync } from 'node:fs';
import { join } from 'node:path';
import { SetUpError } from '../../embedded/set-up-error.ts';
import { projectRoot } from '../../routes.ts';
import { filesThroughNext } from '../../testing/api/through-next.ts';
import { runNodeTests } from '../node-tests.ts';
import { runCommand } from '../run-command.ts';

/** What the layers of one run share. */
export interface Run {
  mongodbUri: string;
  /** Which browser, for the processes that need one; found for a whole run only. */
  browser: Record<string, string>;
}

export interface Layer {
  name: string;
  /** Whole runs only: it needs the build or a browser. */
  slow?: true;
  /** One process that reads files and nothing else: two of these run side by side, before all others. */
  reads?: true;
  /** What the length of the whole run is compared with. */
  compiles?: true;
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

// Pages need the build.
const needBuild = 'e2e/api/page-*.test.ts';

const apiTests =
  (host: 'direct' | 'next') =>
  ({ mongodbUri }: Run): Promise<number> =>
    runNodeTests({
      files: host === 'direct' ? filesOf('e2e/api/**/*.test.ts', [needBuild]) : filesOf(filesThroughNext),
      mongodbUri,
      reporter: 'quiet',
      env: { HUNAR_API_HOST: host, ...(host === 'next' ? { NODE_ENV: 'production' } : {}) },
    });

const reading = (name: string, run: Layer['run']): Layer => ({ name, reads: true, run });
const compiling = (name: string, run: Layer['run']): Layer => ({ ...reading(name, run), compiles: true });

/** All that stands between a change and a release, what is soon known first. */
export const layers: readonly Layer[] = [
  compiling('lint', () => bin('eslint/bin/eslint.js', '--max-warnings=0', '.')),
  compiling('types', () => node('server/scripts/types.ts')),
  reading('format', () => node('server/scripts/format.ts', '--check')),
  reading('dead code', () => bin('knip/bin/knip.js', '--no-progress')),
  reading('OpenAPI', () => node('server/scripts/openapi.ts', '--check')),
  {
    name: 'unit, service and socket tests',
    run: ({ mongodbUri }) =>
      runNodeTests({ files: filesOf('**/*.test.ts', ['e2e/**']), mongodbUri, reporter: 'quiet' }),
  },
  { name: 'API tests', run: apiTests('direct') },
  { name: 'build', slow: true, compiles: true, run: () => node('server/scripts/build.ts') },
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
          ...browser,
        },
      }),
  },
];
