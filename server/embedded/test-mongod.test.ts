import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { projectRoot } from '../routes.ts';
import { chooseFolder } from './test-mongod.ts';

test('test data is kept in memory only where there is room for it', () => {
  assert.equal(chooseFolder(projectRoot, 1), projectRoot);
  assert.equal(chooseFolder(projectRoot, Infinity), tmpdir());
  assert.equal(chooseFolder('/nowhere', 1), tmpdir());
});
