import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { chooseTests, likeliestFirst, longest, quickOnes } from './choose-tests.ts';
import { findAffected, readImportGraph } from '#tools/lint/import-graph.ts';

const graph = new Map([
  ['lib/domain/price.ts', []],
  ['lib/domain/price.test.ts', ['lib/domain/price.ts']],
  ['lib/services/book.ts', ['lib/domain/price.ts']],
  ['lib/services/book.test.ts', ['lib/services/book.ts', 'e2e/kit/test-database.ts']],
  ['lib/contracts/book.ts', []],
  ['app/api/v1/book/route.ts', ['lib/services/book.ts', 'lib/contracts/book.ts']],
  ['app/book/page.tsx', ['lib/services/book.ts']],
  ['e2e/api/book.test.ts', ['lib/contracts/book.ts', 'e2e/kit/test-server.ts']],
  ['e2e/api/other.test.ts', ['e2e/kit/test-server.ts']],
  ['e2e/api/matrix.test.ts', ['e2e/kit/test-server.ts']],
]);

test('files that import a change are affected, nearest first', () => {
  assert.deepEqual(
    [...findAffected(graph, ['lib/services/book.ts'])],
    [
      ['lib/services/book.ts', 0],
      ['lib/services/book.test.ts', 1],
      ['app/api/v1/book/route.ts', 1],
      ['app/book/page.tsx', 1],
    ],
  );
});

test('tests of a change are chosen cheapest first, API tests by the route’s contract', () => {
  assert.deepEqual(chooseTests(graph, ['lib/domain/price.ts']).groups, [
    ['lib/domain/price.test.ts'],
    ['lib/services/book.test.ts'],
    ['e2e/api/book.test.ts'],
  ]);
});

test('a whole run starts with the tests that a change can break, then the slow ones', () => {
  const files = [...graph.keys()].filter((file) => file.endsWith('.test.ts'));
  assert.deepEqual(likeliestFirst({ graph, files, changed: ['lib/services/book.ts'] }), [
    'lib/services/book.test.ts',
    'e2e/api/matrix.test.ts',
    'lib/domain/price.test.ts',
    'e2e/api/book.test.ts',
    'e2e/api/other.test.ts',
  ]);
});

test('a quick run leaves out slow tests, unless they were changed', () => {
  const files = ['e2e/api/matrix.test.ts', 'e2e/api/book.test.ts', 'e2e/api/tokens.test.ts'];
  assert.deepEqual(quickOnes(files, ['e2e/api/tokens.test.ts']), files.slice(1));
});

test('tests left out are named', () => {
  assert.deepEqual(chooseTests(graph, ['lib/domain/price.ts']).leftOut, [
    'Tests that ask every call or page: e2e/api/matrix.test.ts',
    'Browser tests; pages that the change reaches: 1',
  ]);
  const nothing = { first: { files: [], matrixFiles: [] }, groups: [[], [], []], leftOut: [] };
  assert.deepEqual(chooseTests(graph, ['docs/api.md']), nothing);
});

test('a changed contract starts with the matrix rows of its calls, the inventory and the API description', () => {
  const withRows = new Map([...graph, ['e2e/api/matrix/books.ts', ['lib/contracts/book.ts']]]);
  const { first, groups } = chooseTests(withRows, ['lib/contracts/book.ts']);
  assert.deepEqual(first, {
    files: ['e2e/api/matrix.test.ts', 'e2e/api/inventory.test.ts', 'tools/openapi.test.ts'],
    matrixFiles: ['books.ts'],
  });
  assert.deepEqual(groups.flat(), ['e2e/api/book.test.ts']);
  assert.deepEqual(chooseTests(withRows, ['e2e/api/matrix/books.ts']).first, first);
  assert.deepEqual(chooseTests(withRows, ['lib/domain/price.ts']).first.files, []);
});

test('slow tests exist, and a quick run leaves them out', () => {
  assert.deepEqual(
    longest.filter((file) => !existsSync(join(projectRoot, file))),
    [],
  );
  assert.deepEqual(quickOnes(longest, []), []);
});

test('the project’s import graph leads from a source file to its tests', () => {
  const project = readImportGraph();
  assert.ok(project.get('tools/test/choose-tests.ts')?.includes('tools/lint/import-graph.ts'));
  const { groups } = chooseTests(project, ['tools/lint/import-graph.ts']);
  assert.ok(groups.flat().includes('tools/test/choose-tests.test.ts'));
});
