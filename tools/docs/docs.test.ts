import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { settingNames } from '#lib/platform/config/env.ts';
import { featureOrder } from '#tools/lint/feature-order.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';

const papers = globSync(['*.md', 'docs/**/*.md'], { cwd: projectRoot }).map((path) => ({
  path,
  text: readFileSync(join(projectRoot, path), 'utf8'),
}));

const { scripts } = z
  .looseObject({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const readText = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

const hasWord = (file: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(readText(file));

for (const { path, text } of atLeastOne(papers))
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
      const named = matches(
        text,
        /`((?:app|bench|components|docs|e2e|lib|models|server|tools)\/[\w./()[\]-]+\.\w+)`/g,
      );
      assert.deepEqual(
        named.filter((file) => !existsSync(join(projectRoot, file))),
        [],
      );
    });

    test('names in brackets after a file occur in that file', () => {
      const named = [...text.matchAll(/`([\w./()[\]-]+\/[\w./()[\]-]+\.tsx?)` \(([^)]*)\)/g)];
      const absent = named.flatMap(([, file = '', inside = '']) =>
        matches(inside, /`(\w+)`/g).filter((name) => !hasWord(file, name)),
      );
      assert.deepEqual(absent, []);
    });

    test('names before a file occur in that file', () => {
      const named = [...text.matchAll(/`(\w+)` (?:in|of) `([\w./()[\]-]+\/[\w./()[\]-]+\.tsx?)`/g)];
      const absent = named.filter(([, name = '', file = '']) => !hasWord(file, name));
      assert.deepEqual(
        absent.map(([words]) => words),
        [],
      );
    });
  });

// Loaded by the runner itself, never imported.
const notForTests = ['quiet-reporter', 'run-test-files', 'server-process', 'signalled-server', 'strict'];

describe('docs/test-kit.md', () => {
  const page = papers.find(({ path }) => path === 'docs/test-kit.md')?.text ?? '';
  const files = globSync('e2e/kit/**/*.{ts,tsx}', { cwd: projectRoot, exclude: ['**/*.test.ts'] });
  const kit = new Map(files.map((file) => [basename(file, extname(file)), file]));
  const rows = [...page.matchAll(/^\| `([\w-]+)` +\|(.*)$/gm)];

  test('has a row for every file of the test kit', () => {
    const named = new Set(atLeastOne(rows).map(([, name]) => name));
    const listed = globSync('e2e/kit/{,api/,factories/}*.ts', {
      cwd: projectRoot,
      exclude: ['**/*.test.ts'],
    });
    const names = listed.map((file) => basename(file, '.ts')).filter((name) => !notForTests.includes(name));
    assert.deepEqual(
      names.filter((name) => !named.has(name)),
      [],
      'add a row for each in docs/test-kit.md',
    );
  });

  test('names functions that are in their files', () => {
    const absent = atLeastOne(rows).flatMap(([, name = '', offers = '']) => {
      const file = kit.get(name);
      if (file === undefined) return [`${name}: no such file`];
      // The part after the colon describes the first function; only the list after "also" names more of them.
      const named = [
        ...matches(offers, /^ `(\w+)`/g),
        ...matches(offers.split('; also ')[1] ?? '', /`(\w+)`/g),
      ];
      return named.filter((one) => !hasWord(file, one)).map((one) => `${file}: ${one}`);
    });
    assert.deepEqual(absent, []);
  });
});

test('the README explains every setting', () => {
  const readme = papers.find(({ path }) => path === 'README.md')?.text ?? '';
  assert.deepEqual(
    settingNames.filter((name) => !readme.includes(`\`${name}\``)),
    [],
  );
});

test('the index of decisions lists every record', () => {
  const listed = matches(readText('docs/decisions/000-decision-records.md'), /\((\d{3}-[^)]+\.md)\)/g);
  const records = papers
    .filter(({ path }) => /^docs\/decisions\/(?!000)/.test(path))
    .map(({ path }) => basename(path));
  assert.deepEqual(
    atLeastOne(records).filter((record) => !listed.includes(record)),
    [],
  );
});

describe('docs/architecture.md', () => {
  const paper = readText('docs/architecture.md');

  test('each journey lists as many files as its heading states', () => {
    const journeys = [...paper.matchAll(/^### [^\n]*\((\d+) files[^\n]*\n+((?:\d+\. [^\n]*\n)+)/gm)];
    for (const [heading, count, steps = ''] of atLeastOne(journeys))
      assert.equal(steps.trim().split('\n').length, Number(count), heading.split('\n')[0]);
  });

  test('its features match the feature order, line by line', () => {
    const rows = [...paper.matchAll(/^\| (\d+) +\| `(\w+)` /gm)].map(([, line, room]) => [
      Number(line),
      room,
    ]);
    const ordered = featureOrder.flatMap((line, at) => line.map((room) => [at + 1, room]));
    assert.deepEqual(rows.toSorted(), ordered.toSorted());
  });
});
