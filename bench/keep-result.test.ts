import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'hunar-stamp-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const author = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org'];
const git = (...args: string[]): string =>
  execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
const commitAll = (): string => {
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', 'One more');
  return git('rev-parse', '--short=10', 'HEAD');
};

/**
 * Stores a result in that tree from a separate process, as each command does. Returns the commit that its row names.
 */
const keepOne = (meanwhile: string): string => {
  const code = `
    import { execSync } from 'node:child_process';
    const { keepResult } = await import('./bench/keep-result.ts');
    const { withoutBar } = await import('./bench/figures.ts');
    execSync(${JSON.stringify(meanwhile)});
    keepResult({ command: 'bench:one', figures: [withoutBar('a', 1)], chosen: [] });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
  const rows: unknown = JSON.parse(readFileSync(join(folder, 'bench/results/bench-one.json'), 'utf8'));
  const [row] = z.array(z.looseObject({ commit: z.string() })).parse(rows);
  return row?.commit ?? '';
};

// A separate repository: commits and changes here must not affect this one.
const makeTree = (): string => {
  git('init', '--quiet');
  for (const file of ['package.json', 'bench/keep-result.ts', 'bench/write-figures.ts', 'bench/figures.ts'])
    cpSync(join(root, file), join(folder, file));
  mkdirSync(join(folder, 'docs'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return commitAll();
};

const tree = { first: makeTree() };

test('a result of a clean tree names the commit it started on, even when another is made before it ends', () => {
  const more = `git ${author.join(' ')} commit --quiet --allow-empty --message "One more"`;
  assert.equal(keepOne(more), tree.first);
  assert.notEqual(git('rev-parse', '--short=10', 'HEAD'), tree.first);
});

test('a result of a tree with uncommitted changes says so', () => {
  const last = commitAll();
  appendFileSync(join(folder, 'bench/figures.ts'), '\n// One line more.\n');
  assert.equal(keepOne('true'), `${last} and changes`);
  git('checkout', '--quiet', '--', 'bench/figures.ts');
  assert.equal(keepOne('true'), last);
});

test('a result stored by the previous command does not count as a change', () => {
  const last = commitAll();
  const page = readFileSync(join(folder, 'docs/figures.md'), 'utf8');
  assert.match(page, /bench:one/);
  keepOne('true');
  assert.match(git('status', '--porcelain'), /bench-one\.json/);
  assert.equal(keepOne('true'), last);
});
