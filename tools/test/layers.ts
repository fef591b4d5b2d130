import { globSync } from 'node:fs';
import { join } from 'node:path';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { filesThroughNext } from '#e2e/kit/api/through-next.ts';
import { runNodeTests } from '../node-tests.ts';
import type { Failure } from '#e2e/kit/failures.ts';
import { likeliestFirst, quickOnes } from './choose-tests.ts';
import { readImportGraph } from '#tools/lint/import-graph.ts';
import { runCommand } from '#lib/platform/terminal/run-command.ts';

/** The state shared by the layers of one run. */
export interface Run {
  mongodbUri: string;
  /** Skips slow tests. */
  isFast: boolean;
  /** The files whose tests begin first. */
  changed: readonly string[];
  /** Which browser, for the processes that need one; found for a whole run only. */
  browser: Record<string, string>;
  /** The failures so far. */
  failures(): Failure[];
}

export interface Layer {
  name: string;
  /** Whole runs only: it needs the build or a browser. */
  slow?: true;
  /** One process that reads files and nothing else: two of these run side by side, before all others. */
  reads?: true;
  /** The duration of the whole run is printed as a multiple of what these layers took. */
  compiles?: true;
  /** The name of the layer without which this one cannot run. */
  needs?: string;
  /** The command that repeats the layer. */
  again: string;
  /** Resolves with an exit code. */
  run(run: Run): Promise<number>;
}

const node = (...args: string[]): Promise<number> => runCommand({ command: process.execPath, args });

// The commands of node_modules are run by their own files: all of them are scripts, and Windows has no symlinks.
const bin = (file: string, ...args: string[]) => node(join(projectRoot, 'node_modules', file), ...args);

const listFiles = (pattern: string, exclude: string[] = []): string[] => {
  const files = globSync(pattern, { cwd: projectRoot, exclude: ['**/node_modules/**', '.*/**', ...exclude] });
  if (files.length === 0) throw new SetUpError(`No tests match ${pattern}.`);
  return files.sort();
};

// With a dead server each test waits for its timeout.
const MAX_BROWSER_FAILURES = 40;

// Pages need the build.
const needBuild = 'e2e/api/page-*.test.ts';

const reading = (name: string, again: string, run: Layer['run']): Layer => ({
  name,
  again,
  reads: true,
  run,
});
const compiling = (name: string, again: string, run: Layer['run']): Layer => ({
  ...reading(name, again, run),
  compiles: true,
});

// One pool for all: a layer waiting for its longest file would leave a core idle.
const nodeTests = ({ mongodbUri, isFast, changed }: Run): Promise<number> => {
  const files = listFiles('**/*.test.ts', [needBuild]);
  return runNodeTests({
    files: likeliestFirst({
      graph: readImportGraph(),
      files: isFast ? quickOnes(files, changed) : files,
      changed,
    }),
    mongodbUri,
    reporter: 'quiet',
    env: { HUNAR_API_HOST: 'direct' },
  });
};

const throughNext = ({ mongodbUri }: Run): Promise<number> =>
  runNodeTests({
    files: listFiles(filesThroughNext),
    mongodbUri,
    reporter: 'quiet',
    env: { HUNAR_API_HOST: 'next', NODE_ENV: 'production' },
  });

/** The tests of a project of playwright.config.ts. */
const browserTests = (name: string, project: string): Layer => ({
  name,
  again: 'npm test',
  slow: true,
  needs: 'build',
  run: ({ mongodbUri, browser }) =>
    runCommand({
      command: process.execPath,
      args: [
        join(projectRoot, 'node_modules/@playwright/test/cli.js'),
        'test',
        `--project=${project}`,
        `--max-failures=${MAX_BROWSER_FAILURES}`,
      ],
      env: {
        TZ: 'America/St_Johns',
        HUNAR_TEST_MONGODB_URI: mongodbUri,
        ...browser,
      },
    }),
});

/** All checks before a release, the fastest first. */
export const layers: readonly Layer[] = [
  compiling('types', 'npm run types', () => node('tools/types.ts')),
  reading('format', 'npm run format', () => node('tools/format.ts', '--check')),
  compiling('lint', 'npx eslint .', () => bin('eslint/bin/eslint.js', '--max-warnings=0', '.')),
  reading('dead code', 'npx knip', () => bin('knip/bin/knip.js', '--no-progress')),
  reading('OpenAPI', 'npm run openapi', () => node('tools/openapi.ts', '--check')),
  { name: 'unit, service, socket and API tests', again: 'npm test', run: nodeTests },
  { name: 'build', again: 'npm run build', slow: true, compiles: true, run: () => node('tools/build.ts') },
  { name: 'API tests through Next', again: 'npm test', slow: true, needs: 'build', run: throughNext },
  browserTests('browser tests', 'ui'),
  browserTests('browser tests of a slow phone', 'slow'),
];
