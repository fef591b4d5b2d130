import assert from 'node:assert/strict';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { z } from 'zod';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { checkTexts, textTree } from './check-texts.ts';
import { exportTexts, importTexts, translatedLocales } from './exchange-texts.ts';
import { parseIcuPlural, toIcuPlural } from './icu.ts';
import { changeTexts, parseTextFile, toTextTree } from './text-file.ts';
import { listLeaves, type TextTree } from './text-tree.ts';

const root = mkdtempSync(join(tmpdir(), 'hunar-texts-'));
after(() => rmSync(root, { recursive: true }));
const paths = globSync('lib/**/texts/*.ts', { cwd: projectRoot });
for (const path of [...paths, '.prettierrc.json'])
  cpSync(join(projectRoot, path), join(root, path), { recursive: true });

const folder = join(root, 'translations');
const readTree = (locale: string): Record<string, TextTree> =>
  z.record(z.string(), textTree).parse(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')));
const sources = (): string[] => paths.map((path) => readFileSync(join(root, path), 'utf8'));

/** Adds a mark to every text, also inside of plurals. */
const mark = (tree: TextTree): TextTree => {
  if (typeof tree !== 'string')
    return Array.isArray(tree)
      ? tree.map(mark)
      : Object.fromEntries(Object.entries(tree).map(([key, child]) => [key, mark(child)]));
  const forms = parseIcuPlural(tree);
  return typeof forms === 'string'
    ? `${tree} it's \\ new`
    : toIcuPlural({ one: `${forms.one} ·`, other: `${forms.other} ·` });
};

describe('all texts', () => {
  test('an export that is imported again changes no file', async () => {
    const before = sources();
    assert.equal(exportTexts(root, folder).length, 1 + translatedLocales.length);
    for (const locale of translatedLocales) {
      const path = join(folder, `${locale}.json`);
      assert.deepEqual(await importTexts(root, { path, locale }), { changed: [], missing: [] });
    }
    assert.deepEqual(sources(), before);
    assert.ok(listLeaves(readTree('en')).length > 2500);
  });

  test('every text of a language can be changed, and is exported as it was imported', async () => {
    exportTexts(root, folder);
    const path = join(folder, 'hi.json');
    const changed = mark(readTree('hi'));
    writeFileSync(path, JSON.stringify(changed));
    await importTexts(root, { path, locale: 'hi' });
    exportTexts(root, folder);
    assert.deepEqual(readTree('hi'), changed);
  });

  test('one wrong text rejects the whole translation', async () => {
    exportTexts(root, folder);
    const path = join(folder, 'te.json');
    const tree = readTree('te');
    const wrong = { 'lib/features/office/texts/office': { office: { title: 'New', none: '' } } };
    writeFileSync(path, JSON.stringify({ ...tree, ...wrong }));
    const before = sources();
    await assert.rejects(importTexts(root, { path, locale: 'te' }), /Nothing was changed/);
    assert.deepEqual(sources(), before);
  });
});

describe('a translation is checked', () => {
  const english = {
    greeting: 'Hello, {name}',
    workers: toIcuPlural({ one: '{count} worker in {city}', other: '{count} workers in {city}' }),
  };
  const faultsIn = (translated: TextTree) => checkTexts(english, translated).faults;
  const cases: [name: string, TextTree, faults: string[]][] = [
    ['a lost placeholder', { greeting: 'नमस्ते' }, ['greeting: the placeholder {name} is missing.']],
    [
      'a translated placeholder',
      { greeting: 'नमस्ते, {नाम}' },
      ['greeting: a brace belongs to no placeholder.', 'greeting: the placeholder {name} is missing.'],
    ],
    [
      'a placeholder of another text',
      { greeting: '{name}, {city}' },
      ['greeting: the placeholder {city} is not in the English text.'],
    ],
    ['an empty text', { greeting: ' ' }, ['greeting: it is empty.']],
    ['an unknown text', { farewell: 'Bye' }, ['farewell: there is no such English text.']],
    [
      'a plural without a form',
      { workers: '{count, plural, other {{count} in {city}}}' },
      ['workers: the form one is missing.'],
    ],
    [
      'a plural with a form that our languages lack',
      { workers: '{count, plural, one {a {city}} few {b {city}} other {{count} {city}}}' },
      ['workers: the form few is unknown; there are one and other.'],
    ],
    [
      'a plural with a lost brace',
      { workers: '{count, plural, one {a {city} other {{count} {city}}' },
      ['workers: the form one has no closing brace.'],
    ],
    [
      'a plural as a plain text',
      { workers: '{count} workers' },
      ['workers: it must be a plural: {count, plural, one {…} other {…}}.'],
    ],
    [
      'a plural whose form lost a placeholder',
      { workers: '{count, plural, one {one in {city}} other {{count} of them}}' },
      ['workers: in the form other, the placeholder {city} is missing.'],
    ],
  ];
  for (const [name, translated, faults] of cases)
    test(`${name} is refused in words`, () => assert.deepEqual(faultsIn(translated), faults));

  test('the singular may leave the number out, and texts may be missing', () => {
    const workers = toIcuPlural({ one: 'one in {city}', other: '{count} in {city}' });
    assert.deepEqual(checkTexts(english, { workers }).faults, []);
    assert.deepEqual(checkTexts(english, { workers }).missing, ['greeting']);
  });
});

test('a plural with an apostrophe before a brace is the same after a round trip', () => {
  const forms = { one: "it's '{name}'", other: "{count} of '{name}'" };
  assert.deepEqual(parseIcuPlural(toIcuPlural(forms)), forms);
});

test('a changed text keeps the comments and the types around it', () => {
  const source =
    "/** Words. */\nexport const words = {\n  // Short.\n  a: 'one',\n  b: ['two'],\n} satisfies Words;\n";
  const file = parseTextFile(source);
  assert.deepEqual(toTextTree(file), { words: { a: 'one', b: ['two'] } });
  const changes = [{ path: ['words', 'b', '0'], text: "it's\n" }];
  assert.equal(changeTexts(file, changes), source.replace("'two'", "'it\\'s\\n'"));
});
