import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listUncalled, listOperations, readOperations } from './operations.ts';

test('the operations of a description are the methods of its paths and nothing else', () => {
  const operation = { responses: {} };
  const document = { paths: { '/a': { get: operation, put: operation, parameters: [] }, '/b/{id}': {} } };
  assert.deepEqual(listOperations(document), ['GET /a', 'PUT /a']);
});

test('a fuzz run that skipped an operation of our description names it', () => {
  const [left = '', ...others] = readOperations();
  assert.ok(others.length > 0);
  assert.deepEqual(listUncalled([left, ...others], new Set(others)), [left]);
  assert.deepEqual(listUncalled([left, ...others], new Set([left, ...others])), []);
});

test('a description without operations fails the proof', () => {
  assert.throws(() => listUncalled([], new Set()), /no operations/);
});
