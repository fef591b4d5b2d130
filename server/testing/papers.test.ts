import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { settingNames } from '#lib/platform/config/env.ts';
import { projectRoot } from '../routes.ts';

const papers = globSync(['*.md', 'docs/**/*.md'], { cwd: projectRoot }).map((path) => ({
  path,
  text: readFileSync(join(projectRoot, path), 'utf8'),
}));

const { scripts } = z
  .looseObject({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

for (const { path, text } of papers)
  describe(path, () => {
    test('links to files that exist', () => {
      const links = [...matches(text, /\]\(([^)#\s]+)[^)]*\)/g), ...matches(text, /src="([^"]+)"/g)];
      const local = links.filter((link) => !/^[a-z]+:/.test(link));
      const dead = local.filter((link) => !existsSync(join(projectRoot, dirname(path), link)));
      assert.deepEqual(dead, []);
    });

    test('names commands that exist', () => {
      const named = matches(text, /`?npm run ([a-z][a-z:-]*)/g);
      assert.deepEqual(
        named.filter((name) => !(name in scripts)),
        [],
      );
    });

    test('names files that exist', () => {
      const named = matches(text, /`((?:app|components|docs|e2e|lib|models|server)\/[\w./()[\]-]+\.\w+)`/g);
      assert.deepEqual(
        named.filter((file) => !existsSync(join(projectRoot, file))),
        [],
      );
    });
  });

// The runner loads these by itself, and nobody imports them.
const notForTests = ['quiet-reporter', 'server-process', 'signalled-server', 'strict'];

test('docs/test-kit.md names every file of the test kit', () => {
  const page = papers.find(({ path }) => path === 'docs/test-kit.md')?.text ?? '';
  const kit = globSync('server/testing/{,api/,factories/}*.ts', {
    cwd: projectRoot,
    exclude: ['**/*.test.ts'],
  });
  const names = kit.map((file) => basename(file, '.ts')).filter((name) => !notForTests.includes(name));
  const missing = names.filter((name) => !page.includes(`| \`${name}\``));
  assert.deepEqual(missing, [], 'add a row for each in docs/test-kit.md');
});

test('the README explains every setting', () => {
  const readme = papers.find(({ path }) => path === 'README.md')?.text ?? '';
  assert.deepEqual(
    settingNames.filter((name) => !readme.includes(`\`${name}\``)),
    [],
  );
});
