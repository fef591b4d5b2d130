import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetUpError } from '../../embedded/say.ts';
import { projectRoot } from '../../routes.ts';
import type { Tests } from './compare-tests.ts';
import { countAssertions } from './count-assertions.ts';

const git = (args: string[], input = ''): string => {
  try {
    const most = 512 * 1024 * 1024;
    return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', input, maxBuffer: most });
  } catch {
    throw new SetUpError(`git ${args.join(' ')} failed: name a commit of this repository.`);
  }
};

// Tests, and what they share: an assertion that many tests call is one of them.
const asserts = (path: string): boolean =>
  /\.(test|spec)\.ts$/.test(path) || /^(e2e|server\/testing)\/.*\.ts$|\/testing\/.*\.ts$/.test(path);

const toTests = (paths: readonly string[], read: (path: string) => string): Tests =>
  new Map(paths.filter(asserts).map((path) => [path, countAssertions(path, read(path))]));

/** What the tests of a commit are called and assert. */
export const readTestsAt = (commit: string): Tests => {
  const paths = git(['ls-tree', '-r', '--name-only', '-z', commit]).split('\0');
  return toTests(paths, (path) => git(['show', `${commit}:${path}`]));
};

/** The same of the working tree. */
export const readTestsNow = (): Tests => {
  const paths = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0');
  const present = [...new Set(paths)].filter((path) => existsSync(join(projectRoot, path)));
  return toTests(present, (path) => readFileSync(join(projectRoot, path), 'utf8'));
};

/** `docs/renamed-tests.tsv`: the old name, a tab, the new one. */
export const readRenamed = (): Map<string, string> => {
  const file = join(projectRoot, 'docs/renamed-tests.tsv');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [old = '', present = ''] = line.split('\t');
      return [old, present];
    }),
  );
};
