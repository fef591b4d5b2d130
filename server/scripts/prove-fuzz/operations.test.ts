import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listUnasked, operationsOf, readOperations } from './operations.ts';

test('the operations of a description are its methods, and nothing else that a path holds', () => {
  const operation = { responses: {} };
  const document = { paths: { '/a': { get: operation, put: operation, parameters: [] }, '/b/{id}': {} } };
  assert.deepEqual(operationsOf(document), ['GET /a', 'PUT /a']);
});

test('a fuzz that left one operation of our description unasked is told which', () => {
  const [left = '', ...others] = readOperations();
  assert.ok(others.length > 0);
  assert.deepEqual(listUnasked([left, ...others], new Set(others)), [left]);
  assert.deepEqual(listUnasked([left, ...others], new Set([left, ...others])), []);
});

test('a description without operations is no proof', () => {
  assert.throws(() => listUnasked([], new Set()), /no operations/);
});
