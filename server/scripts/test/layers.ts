import { globSync } from 'node:fs';
import { join } from 'node:path';
import { SetUpError } from '#server/embedded/say.ts';
import { projectRoot } from '../../routes.ts';
import { filesThroughNext } from '../../testing/api/through-next.ts';
import { runNodeTests } from '../node-tests.ts';
import type { Failure } from './failures.ts';
import { likeliestFirst, quickOnes } from './choose-tests.ts';
import { readImportGraph } from '#server/lint/import-graph.ts';
import { listChangesIfAny } from './list-changes.ts';
import { runCommand } from '../run-command.ts';

/** What the layers of one run share. */
export interface Run {
  mongodbUri: string;
  /** Without what takes long. */
  isFast: boolean;
  /** Which browser, for the processes that need one; found for a whole run only. */
  browser: Record<string, string>;
  /** What has failed so far. */
  failures(): Failure[];
}

export interface Layer {
  name: string;
  /** Whole runs only: it needs the build or a browser. */
  slow?: true;
  /** One process that reads files and nothing else: two of these run side by side, before all others. */
  reads?: true;
  /** What the length of the whole run is compared with. */
  compiles?: true;
  /** The command that repeats the layer alone, where there is one. */
  again?: string;
  /** Resolves with an exit code. */
  run(run: Run): Promise<number>;
}

const node = (...args: string[]): Promise<number> => runCommand({ command: process.execPath, args });

// The commands of node_modules are run by their own files: all of them are scripts, and Windows has no symlinks.
const bin = (file: string, ...args: string[]) => node(join(projectRoot, 'node_modules', file), ...args);

const filesOf = (pattern: string, exclude: string[] = []): string[] => {
  const files = globSync(pattern, { cwd: projectRoot, exclude: ['**/node_modules/**', '.*/**', ...exclude] });
  if (files.length === 0) throw new SetUpError(`No tests match ${pattern}.`);
  return files.sort();
};

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

// In one pool: a layer that waits for its longest file leaves a core idle meanwhile.
const nodeTests = ({ mongodbUri, isFast }: Run): Promise<number> => {
  const changed = listChangesIfAny();
  const files = filesOf('**/*.test.ts', [needBuild]);
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
    files: filesOf(filesThroughNext),
    mongodbUri,
    reporter: 'quiet',
    env: { HUNAR_API_HOST: 'next', NODE_ENV: 'production' },
  });

/** All that stands between a change and a release, what is soon known first. */
export const layers: readonly Layer[] = [
  compiling('types', 'npm run types', () => node('server/scripts/types.ts')),
  reading('format', 'npm run format', () => node('server/scripts/format.ts', '--check')),
  compiling('lint', 'npx eslint .', () => bin('eslint/bin/eslint.js', '--max-warnings=0', '.')),
  reading('dead code', 'npx knip', () => bin('knip/bin/knip.js', '--no-progress')),
  reading('OpenAPI', 'npm run openapi', () => node('server/scripts/openapi.ts', '--check')),
  { name: 'unit, service, socket and API tests', run: nodeTests },
  { name: 'build', slow: true, compiles: true, run: () => node('server/scripts/build.ts') },
  { name: 'API tests through Next', slow: true, run: throughNext },
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
