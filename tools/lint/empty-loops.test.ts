import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findEmptyLoops } from './find-empty-loops.ts';
import { readSourceFiles } from './source-files.ts';

const imports = [
  `import assert from 'node:assert/strict';`,
  `import { test } from 'node:test';`,
  `import { roles } from '#lib/platform/contract/actor.ts';`,
  `import { atLeastOne } from '#e2e/kit/assert-each.ts';`,
];

const find = (...lines: string[]): string[] => {
  const text = [...imports, ...lines].join('\n');
  return findEmptyLoops({ path: 'a.test.ts', text, isTest: true }).map((found) =>
    found.replace(/.* over /, ''),
  );
};

const open: Readonly<Record<string, [over: string, code: string]>> = {
  'the answer of a call': ['(await list()).rows', 'for (const row of (await list()).rows) assert.ok(row);'],
  'a list that a call answered': [
    'rows',
    'const rows = await list();\nfor (const row of rows) assert.ok(row);',
  ],
  'what is left of a list that is written out': [
    '[1, 2].filter(isOdd)',
    'for (const one of [1, 2].filter(isOdd)) assert.ok(one);',
  ],
  'a parameter': ['rows', 'const see = (rows) => { for (const row of rows) assert.ok(row); };'],
  'a parameter that is called like a list of the file': [
    'rows',
    'const rows = [1];\nconst see = (rows) => { for (const row of rows) assert.ok(row); };',
  ],
  'a list whose name alone is in another assertion': [
    'rows',
    'assert.equal(rows.status, 200);\nfor (const row of rows) assert.ok(row);',
  ],
  'a list of which a function of the file asserts something': [
    'rows',
    'const see = (row) => assert.ok(row);\nrows.forEach((row) => { see(row); });',
  ],
  'a list for which tests are declared': ['rows()', 'for (const row of rows()) test(row, () => {});'],
  'a list that is written out empty': ['[]', 'for (const row of []) assert.ok(row);'],
};

const closed: Readonly<Record<string, string>> = {
  'a list that is written out': 'for (const one of [1, 2]) assert.ok(one);',
  'a table of the file': 'const rows = { a: 1 };\nfor (const [key] of Object.entries(rows)) assert.ok(key);',
  'a table that is imported': 'for (const role of roles) test(role, () => {});',
  'what is made of a list that is written out':
    'const all = await Promise.all([1, 2].map(ask));\nfor (const one of all) assert.ok(one);',
  'what a function of the file writes out':
    'const rows = () => [1];\nfor (const row of rows()) assert.ok(row);',
  'a list that is counted before':
    'const rows = await list();\nassert.equal(rows.length, 2);\nfor (const row of rows) assert.ok(row);',
  'a list that is compared after': 'for (const row of rows) assert.ok(row);\nassert.deepEqual(rows, [1]);',
  'a list that may not be empty': 'for (const row of atLeastOne(await list())) assert.ok(row);',
  'things of which nothing is asserted': 'for (const row of await list()) await remove(row);',
};

describe('loops that may be empty', () => {
  for (const [what, [over, code]] of Object.entries(open))
    test(`a loop over ${what} is found`, () => assert.deepEqual(find(code), [over]));

  for (const [what, code] of Object.entries(closed))
    test(`a loop over ${what} passes`, () => assert.deepEqual(find(code), []));

  test('no loop of our tests can pass without asserting anything', () => {
    const tests = readSourceFiles().filter(({ isTest }) => isTest);
    assert.ok(tests.length > 300);
    assert.deepEqual(tests.flatMap(findEmptyLoops), [], 'atLeastOne() of e2e/kit/assert-each.ts helps');
  });
});
