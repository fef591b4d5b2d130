import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findRepeats } from './find-repeats.ts';
import { findCircles, readImportGraph, reverse } from './import-graph.ts';
import { measureFunctions } from './measure-functions.ts';
import { countLines, readSourceFiles, type SourceFile } from './source-files.ts';

const files = readSourceFiles();
const sources = files.filter(({ isTest }) => !isTest);

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

const findPlaces = (pattern: RegExp, among: readonly SourceFile[]): string[] =>
  among.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );

const none = (found: readonly string[]) => assert.deepEqual(found, []);

/** Intended repetitions, by the first words of the run, each with its reason. */
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

  test('a function of three lines is measured as three', () => {
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
  const others = files.filter(({ path }) => !path.startsWith('tools/lint/'));

  const tests = others.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));

  /** The patterns searched for, each with examples that must match. */
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

  test('formatters are created only in lib/platform/i18n', () => {
    const elsewhere = sources.filter(({ path }) => !path.startsWith('lib/platform/i18n/'));
    none(findPlaces(searches.formatters.pattern, elsewhere));
  });

  test('nothing is typed `any`', () => none(findPlaces(searches.any.pattern, others)));

  test('nothing silences the linter, the compiler or the formatter', () =>
    none(findPlaces(searches.silenced.pattern, others)));

  test('no file contains a to-do mark', () => none(findPlaces(searches.toDo.pattern, others)));

  test('no test is skipped or runs alone', () => none(findPlaces(searches.skipped.pattern, others)));

  test('no test sleeps', () => none(findPlaces(searches.sleeps.pattern, tests)));

  test('sleeps and expiring caches are only in lib/platform/concurrency', () => {
    const own = others.filter(({ path, isTest }) => !isTest && !path.startsWith('lib/platform/concurrency/'));
    for (const { pattern } of [searches.ownSleeps, searches.ownCaches]) none(findPlaces(pattern, own));
  });

  test('each of these searches finds its examples', () => {
    for (const { pattern, examples } of Object.values(searches)) {
      assert.notEqual(examples.length, 0);
      for (const text of examples)
        assert.deepEqual(findPlaces(pattern, [{ path: 'a.ts', text, isTest: true }]), [`a.ts:1 ${text}`]);
    }
  });
});

describe('repetition', () => {
  const isMeant = (text: string) => meantRepeats.some(({ startsWith }) => text.startsWith(startsWith));

  test('no run of six lines is repeated without a listed reason', () => {
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
