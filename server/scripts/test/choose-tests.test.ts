import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '#server/routes.ts';
import { chooseTests, likeliestFirst, longest, quickOnes } from './choose-tests.ts';
import { findAffected, readImportGraph } from '#server/lint/import-graph.ts';

const graph = new Map([
  ['lib/domain/price.ts', []],
  ['lib/domain/price.test.ts', ['lib/domain/price.ts']],
  ['lib/services/book.ts', ['lib/domain/price.ts']],
  ['lib/services/book.test.ts', ['lib/services/book.ts', 'server/testing/test-database.ts']],
  ['lib/contracts/book.ts', []],
  ['app/api/v1/book/route.ts', ['lib/services/book.ts', 'lib/contracts/book.ts']],
  ['app/book/page.tsx', ['lib/services/book.ts']],
  ['e2e/api/book.test.ts', ['lib/contracts/book.ts', 'server/testing/test-server.ts']],
  ['e2e/api/other.test.ts', ['server/testing/test-server.ts']],
  ['e2e/api/matrix.test.ts', ['server/testing/test-server.ts']],
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

test('a whole run starts with the tests that a change can break, then those that take long', () => {
  const files = [...graph.keys()].filter((file) => file.endsWith('.test.ts'));
  assert.deepEqual(likeliestFirst({ graph, files, changed: ['lib/services/book.ts'] }), [
    'lib/services/book.test.ts',
    'e2e/api/matrix.test.ts',
    'lib/domain/price.test.ts',
    'e2e/api/book.test.ts',
    'e2e/api/other.test.ts',
  ]);
});

test('a quick run leaves out what takes long, unless that is what was changed', () => {
  const files = ['e2e/api/matrix.test.ts', 'e2e/api/book.test.ts', 'e2e/api/tokens.test.ts'];
  assert.deepEqual(quickOnes(files, ['e2e/api/tokens.test.ts']), files.slice(1));
});

test('tests left out are named', () => {
  assert.deepEqual(chooseTests(graph, ['lib/domain/price.ts']).leftOut, [
    'Tests that ask every call or page: e2e/api/matrix.test.ts',
    'Browser tests; pages that the change reaches: 1',
  ]);
  assert.deepEqual(chooseTests(graph, ['docs/api.md']), { groups: [[], [], []], leftOut: [] });
});

test('what takes long is there, and a quick run leaves it out', () => {
  assert.deepEqual(
    longest.filter((file) => !existsSync(join(projectRoot, file))),
    [],
  );
  assert.deepEqual(quickOnes(longest, []), []);
});

test('the project’s import graph leads from a source file to its tests', () => {
  const project = readImportGraph();
  assert.ok(project.get('server/scripts/test/choose-tests.ts')?.includes('server/lint/import-graph.ts'));
  const { groups } = chooseTests(project, ['server/lint/import-graph.ts']);
  assert.ok(groups.flat().includes('server/scripts/test/choose-tests.test.ts'));
});
