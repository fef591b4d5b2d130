import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { settingNames } from '#lib/platform/config/env.ts';
import { roomOrder } from '#server/lint/room-order.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { projectRoot } from '../routes.ts';
import { limits, noLimits, papersOfLimits } from './paper-limits.ts';

const papers = globSync(['*.md', 'docs/**/*.md'], { cwd: projectRoot }).map((path) => ({
  path,
  text: readFileSync(join(projectRoot, path), 'utf8'),
}));

const { scripts } = z
  .looseObject({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

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
      const named = matches(text, /`((?:app|components|docs|e2e|lib|models|server)\/[\w./()[\]-]+\.\w+)`/g);
      assert.deepEqual(
        named.filter((file) => !existsSync(join(projectRoot, file))),
        [],
      );
    });
  });

// The runner loads these by itself, and nobody imports them.
const notForTests = ['quiet-reporter', 'run-test-files', 'server-process', 'signalled-server', 'strict'];

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

const readText = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('limits that papers name', () => {
  for (const { paper, says, file, code } of atLeastOne(limits))
    test(`${paper} says “${says}” as ${file} has it`, () => {
      const read = (path: string): string => squeeze(readFileSync(join(projectRoot, path), 'utf8'));
      assert.ok(read(file).includes(code), `${file} no longer says ${code}: correct ${paper}, “${says}”`);
      assert.ok(
        read(paper).includes(says),
        `${paper} no longer says “${says}”, which ${file} has as ${code}`,
      );
    });

  const named =
    'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety';
  const numbers = new RegExp(`[^.;:]{0,40}(?:\\d|\\b(?:${named}|hundred|half|twice)\\b)[^.;:]{0,20}`, 'gi');
  // Links, numbers of records, answers of HTTP.
  const references =
    /\[[^\]]*\]\([^)]*\)|^# \d{3}|[Rr]ecord \d{3}|status 200|\b(?:40[134589]|41[035]|42[29]|503|[45]xx)\b/g;

  const findUncompared = (text: string): string[] => {
    const said = [...limits.map(({ says }) => says), ...noLimits].toSorted((a, b) => b.length - a.length);
    const rest = said.reduce((left, part) => left.replaceAll(part, ''), squeeze(text));
    return rest.replaceAll(references, '').match(numbers) ?? [];
  };

  for (const path of papersOfLimits)
    test(`every number in ${path} is compared with the code`, () => {
      const paper = papers.find((one) => one.path === path);
      assert.deepEqual(findUncompared(paper?.text ?? 'no such paper 1'), [], 'add it to paper-limits.ts');
    });

  test('what counts as no limit stands in one of these papers', () => {
    const text = papersOfLimits.map((path) => squeeze(readText(path))).join(' ');
    assert.deepEqual(
      noLimits.filter((part) => !text.includes(part)),
      [],
    );
  });

  test('the search for numbers finds digits and words, and lets answers and records be', () => {
    const [limit] = limits;
    const text = `A week has 7 days, an hour twenty minutes. It ends in 404 as record 071 says. ${limit?.says}.`;
    assert.equal(findUncompared(text).length, 1);
    assert.equal(findUncompared('Whoever tries forty times.').length, 1);
    assert.deepEqual(findUncompared('It answers 409, as [decision 042](decisions/042-who.md) says.'), []);
  });
});

test('record 052 names every part of a search’s address', () => {
  const record = readText('docs/decisions/052-search-screen.md');
  const parts = matches(readText('lib/features/search/rules/search-query.ts'), /params\.set\('(\w+)'/g);
  assert.deepEqual(
    atLeastOne(parts).filter((part) => !record.includes(`\`${part}\``)),
    [],
  );
});

describe('docs/architecture.md', () => {
  const paper = readText('docs/architecture.md');

  test('names of code in brackets behind a file stand in that file', () => {
    const named = [...paper.matchAll(/`([\w./()[\]-]+\.tsx?)` \(([^)]*)\)/g)];
    const absent = atLeastOne(named).flatMap(([, file = '', inside = '']) =>
      matches(inside, /`(\w+)`/g).filter((name) => !new RegExp(`\\b${name}\\b`).test(readText(file))),
    );
    assert.deepEqual(absent, []);
  });

  test('each journey has as many files as its heading says', () => {
    const journeys = [...paper.matchAll(/^### [^\n]*\((\d+) files[^\n]*\n+((?:\d+\. [^\n]*\n)+)/gm)];
    for (const [heading, count, steps = ''] of atLeastOne(journeys))
      assert.equal(steps.trim().split('\n').length, Number(count), heading.split('\n')[0]);
  });

  test('its rooms are those of the room order, line by line', () => {
    const rows = [...paper.matchAll(/^\| (\d+) +\| `(\w+)` /gm)].map(([, line, room]) => [
      Number(line),
      room,
    ]);
    const ordered = roomOrder.flatMap((line, at) => line.map((room) => [at + 1, room]));
    assert.deepEqual(rows.toSorted(), ordered.toSorted());
  });
});
