import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { z } from 'zod';
import { findRepeats } from './find-repeats.ts';
import { findCircles, readImportGraph, reverse } from './import-graph.ts';
import { measureFunctions } from './measure-functions.ts';
import { countLines, readSourceFiles, type SourceFile } from './source-files.ts';

const oxlintrc = z.looseObject({
  ignorePatterns: z.array(z.string()),
  rules: z.record(z.string(), z.union([z.string(), z.array(z.unknown())])),
  overrides: z.array(z.strictObject({ files: z.array(z.string()), rules: z.record(z.string(), z.string()) })),
});

const tsconfig = z.looseObject({
  compilerOptions: z.record(z.string(), z.unknown()),
  exclude: z.array(z.string()),
});

const knipFile = z.looseObject({ config: z.looseObject({}) });

const readText = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

const files = readSourceFiles();
const sources = files.filter(({ isTest }) => !isTest);

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

const placesOf = (pattern: RegExp, among: readonly SourceFile[]): string[] =>
  among.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );

const none = (found: readonly string[]) => assert.deepEqual(found, []);

/** Repetitions that are meant, by the first words of the run, each with its reason. */
const meantRepeats: readonly { startsWith: string; reason: string }[] = [];

describe('sizes', () => {
  const fileLines = sources.map(({ text }) => countLines(text));
  const functions = sources.flatMap(measureFunctions);
  const named = functions.filter(({ isNamed }) => isNamed).map(({ lines }) => lines);

  test('the median file has 38 lines or more, nine of ten at most 180', () => {
    assert.ok(quantile(fileLines, 0.5) >= 38);
    assert.ok(quantile(fileLines, 0.9) <= 180);
  });

  test('no file has more than 320 lines', () => {
    none(files.filter(({ text }) => countLines(text) > 320).map(({ path }) => path));
  });

  test('the median function has at most 15 lines, nine of ten at most 45', () => {
    assert.ok(quantile(named, 0.5) <= 15);
    assert.ok(quantile(named, 0.9) <= 45);
  });

  test('no function has more than 60 lines', () => {
    none(functions.filter(({ lines }) => lines > 60).map(({ where, lines }) => `${where} ${lines}`));
  });

  test('the measure counts a function of three lines as three', () => {
    const text = 'const add = (a: number, b: number) => {\n  return a + b;\n};\n';
    const [size] = measureFunctions({ path: 'a.ts', text, isTest: false });
    assert.deepEqual(size, { where: 'a.ts:1', lines: 3, isNamed: true });
  });
});

describe('imports', () => {
  const graph = readImportGraph({ countsTypes: true });
  const paths = new Set(sources.map(({ path }) => path));
  const importers = reverse(new Map([...graph].filter(([path]) => paths.has(path))));
  // A router opens some files, and a catalogue all texts of a language.
  const isOpenedByName = (path: string): boolean =>
    /\/(route|page|layout|loading|error|not-found)\.tsx?$|\/texts\//.test(path);
  const counted = sources.filter(({ path }) => !isOpenedByName(path));
  const share = (part: readonly unknown[]): number => part.length / counted.length;

  test('at most 12 % of the files have 15 lines or fewer', () => {
    assert.ok(share(counted.filter(({ text }) => countLines(text) <= 15)) <= 0.12);
  });

  test('at most 36 % of the files have a single importer', () => {
    assert.ok(share(counted.filter(({ path }) => new Set(importers.get(path)).size === 1)) <= 0.36);
  });

  test('no files import each other in a circle, type imports included', () => {
    assert.deepEqual(findCircles(graph), []);
  });

  test('the search for circles finds one of three files, and none in a diamond', () => {
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
    ]);
    assert.deepEqual(findCircles(circle), [['a', 'b', 'c']]);
    const diamond = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ]);
    assert.deepEqual(findCircles(diamond), []);
  });
});

describe('escapes', () => {
  // This folder spells out what it looks for.
  const others = files.filter(({ path }) => !path.startsWith('server/lint/'));

  const tests = others.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));

  /** What is looked for, each with examples that must be found. */
  const searches = {
    any: { pattern: /(:|<|\bas)\s*any\b/, examples: ['(a: any)', 'a as any', 'Set<any>'] },
    formatters: {
      pattern: /new Intl\.(DateTimeFormat|NumberFormat|PluralRules|RelativeTimeFormat|ListFormat)/,
      examples: ["new Intl.NumberFormat('en')", 'new Intl.DateTimeFormat(tag)'],
    },
    silenced: {
      pattern: /(es|ox)lint-disable|@ts-(ignore|expect-error|nocheck)|prettier-ignore|biome-ignore/,
      examples: [
        '// eslint-disable-line',
        '/* oxlint-disable */',
        '// @ts-expect-error',
        '// prettier-ignore',
      ],
    },
    toDo: { pattern: /\b(TODO|FIXME|XXX)\b/, examples: ['// TODO: later', '// FIXME', '// XXX'] },
    skipped: {
      pattern: /\b(test|it|describe|suite)\.(skip|only|fixme|fail|todo)\b|\b(skip|only|todo): (true|['"`])/,
      examples: [`test.skip('a')`, `describe.only('a')`, `{ skip: true }`, `{ todo: 'later' }`],
    },
    ownSleeps: {
      pattern: /new Promise(<\w+>)?\(\((\w+)\) => (void )?setTimeout\(\2/,
      examples: [
        'await new Promise((resolve) => setTimeout(resolve, ms))',
        'new Promise<void>((done) => void setTimeout(done, 200))',
      ],
    },
    ownCaches: {
      pattern: /\.size >= \w+\) [\w.()]+\.clear\(\)|until: (performance\.now|Date\.now|now)\(\)/,
      examples: [
        'if (kept.size >= MOST_KEPT) kept.clear();',
        'people.set(userId, { people, until: performance.now() + KEPT_MS });',
      ],
    },
    sleeps: {
      pattern: /waitForTimeout\(|timers\/promises|resolve(\w*), \d+\)|setTimeout\(\w+, \w+\)/,
      examples: ['page.waitForTimeout(50)', `from 'node:timers/promises'`, 'setTimeout(resolve, 50)'],
    },
  };

  test('formatters are made in lib/platform/i18n, once a language', () => {
    const elsewhere = sources.filter(({ path }) => !path.startsWith('lib/platform/i18n/'));
    none(placesOf(searches.formatters.pattern, elsewhere));
  });

  test('nothing is typed `any`', () => none(placesOf(searches.any.pattern, others)));

  test('nothing silences the linter, the compiler or the formatter', () =>
    none(placesOf(searches.silenced.pattern, others)));

  test('no file contains a to-do mark', () => none(placesOf(searches.toDo.pattern, others)));

  test('no test is skipped or runs alone', () => none(placesOf(searches.skipped.pattern, others)));

  test('no test sleeps', () => none(placesOf(searches.sleeps.pattern, tests)));

  test('sleeps and caches that forget are those of lib/platform/concurrency', () => {
    const own = others.filter(({ path, isTest }) => !isTest && !path.startsWith('lib/platform/concurrency/'));
    for (const { pattern } of [searches.ownSleeps, searches.ownCaches]) none(placesOf(pattern, own));
  });

  test('each of these searches finds its examples', () => {
    for (const { pattern, examples } of Object.values(searches)) {
      assert.notEqual(examples.length, 0);
      for (const text of examples)
        assert.deepEqual(placesOf(pattern, [{ path: 'a.ts', text, isTest: true }]), [`a.ts:1 ${text}`]);
    }
  });

  // What the configuration itself leaves open, file by file; whoever opens more says so here.
  test('the configuration of the linters opens no more than what is listed', () => {
    const { overrides, ignorePatterns } = oxlintrc.parse(JSON.parse(readText('.oxlintrc.json')));
    assert.deepEqual(ignorePatterns, ['bench/payload/**', '**/*.{js,mjs,cjs}']);
    // Where TypeScript cannot know a value's type: a computed import, a global slot, a bare object.
    const borders = [
      ...['lib/platform/config/process-wide.ts', 'lib/platform/browser/read-reply.ts'],
      ...['lib/platform/openapi/collect-schemas.ts', 'lib/platform/http/parse-input.ts'],
      ...['models/define-model.ts', 'server/routes.ts'],
    ];
    const rules = { 'typescript/no-unsafe-assignment': 'off', 'typescript/no-unsafe-return': 'off' };
    assert.deepEqual(overrides, [{ files: borders, rules }]);
    const config = readText('eslint.config.mjs');
    assert.deepEqual(
      config.match(/files: [^}]*rules: \{[^}]*'off'/g)?.map((opening) => opening.replaceAll(/\s+/g, ' ')),
      [
        `files: screens, rules: { '@next/next/no-img-element': 'off'`,
        `files: ['lib/platform/http/parse-input.ts'], rules: { '@typescript-eslint/consistent-type-assertions': 'off'`,
        `files: [...nextFiles, 'server/testing/quiet-reporter.ts', 'e2e/fixtures/note-failures.ts'], rules: { 'no-restricted-exports': 'off'`,
        `files: ['server/scripts/**', 'bench/**', 'e2e/figures/**'], rules: { 'no-console': 'off'`,
      ],
    );
    assert.equal(config.match(/'off'/g)?.length, 4);
    const ignored = /ignores: \[([^\]]*)\]/.exec(config)?.[1] ?? '';
    assert.deepEqual(
      [...ignored.matchAll(/'([^']+)'/g)].map(([, pattern]) => pattern),
      [
        ...['**/node_modules/', '.next/', '.data/', '.cache/', 'public/*', '!public/sw.js'],
        ...['next-env.d.ts', 'bench/payload/'],
      ],
    );
    assert.doesNotMatch(config, /'warn'|: [01]\b/);
  });

  test('oxlint’s rules are errors all, of which one knows calls that need no await', () => {
    const { rules } = oxlintrc.parse(JSON.parse(readText('.oxlintrc.json')));
    const levels = Object.entries(rules).map(([name, rule]) => [name, ...[rule].flat()]);
    assert.deepEqual(
      levels.filter(([, level]) => level !== 'error'),
      [],
    );
    const isOpen = (option: unknown): boolean => JSON.stringify(option)?.includes('allow') ?? false;
    assert.deepEqual(
      levels.flatMap(([name, , option]) => (isOpen(option) ? [name] : [])),
      ['typescript/no-floating-promises'],
    );
    const [, , opening] = levels.find(([name]) => name === 'typescript/no-floating-promises') ?? [];
    const tests = ['test', 'describe', 'it', 'suite'];
    assert.deepEqual(opening, {
      allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: tests }],
    });
  });

  test('the compiler is strict, and leaves out nothing but what is not ours', () => {
    const { compilerOptions, exclude } = tsconfig.parse(JSON.parse(readText('tsconfig.json')));
    assert.deepEqual(exclude, ['node_modules', 'bench/payload']);
    const strict = ['strict', 'noUncheckedIndexedAccess', 'noImplicitOverride', 'noFallthroughCasesInSwitch'];
    const unused = ['noUnusedLocals', 'noUnusedParameters', 'erasableSyntaxOnly', 'isolatedModules'];
    for (const option of [...strict, ...unused]) assert.equal(compilerOptions[option], true, option);
    const off = Object.entries(compilerOptions).filter(([, value]) => value === false);
    assert.deepEqual(off, []);
  });

  test('the search for dead code and the formatter leave out no more than what is listed', () => {
    const { config } = knipFile.parse(ts.parseConfigFileTextToJson('knip.jsonc', readText('knip.jsonc')));
    const openings = Object.entries(config).filter(
      ([name]) => !['$schema', 'entry', 'project'].includes(name),
    );
    assert.deepEqual(Object.fromEntries(openings), {
      // Called by path, or read by a script in another language.
      ignoreDependencies: ['prettier', 'oxlint', 'oxlint-tsgolint', '@fontsource-variable/.+'],
      ignoreBinaries: ['buildah'],
      ignoreIssues: { 'lib/wiring/texts/{common,refusals}.*.ts': ['exports', 'nsExports'] },
      ignoreExportsUsedInFile: { interface: true, type: true },
    });
    assert.deepEqual(readText('.prettierignore').trim().split('\n'), [
      ...['.next', '.data', '.cache', 'node_modules', 'package-lock.json', 'docs/openapi.json'],
      ...['next-env.d.ts', 'test-results', 'playwright-report', 'bench/results'],
    ]);
  });
});

describe('repetition', () => {
  const isMeant = (text: string) => meantRepeats.some(({ startsWith }) => text.startsWith(startsWith));

  test('no six lines are repeated without a listed reason', () => {
    const found = findRepeats(files).filter(({ text }) => !isMeant(text));
    none(found.map(({ first, second }) => `${first} = ${second}`));
  });

  test('every listed reason is still needed', () => {
    const texts = findRepeats(files).map(({ text }) => text);
    const idle = meantRepeats.filter(({ startsWith }) => !texts.some((text) => text.startsWith(startsWith)));
    assert.deepEqual(idle, []);
  });

  test('the search finds a repeat of six lines, and none of five', () => {
    const rows = ['a1();', 'b2();', 'c3();', 'd4();', 'e5();', 'f6();'];
    const twice = (count: number) => {
      const text = rows.slice(0, count).join('\n');
      return findRepeats(['a.ts', 'b.ts'].map((path) => ({ path, text, isTest: false }))).length;
    };
    assert.equal(twice(6), 1);
    assert.equal(twice(5), 0);
  });
});
