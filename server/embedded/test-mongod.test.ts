import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { projectRoot } from '../routes.ts';
import { chooseFolder } from './test-mongod.ts';

test('data of tests lie in memory only where it is there and has room', () => {
  assert.equal(chooseFolder(projectRoot, 1), projectRoot);
  assert.equal(chooseFolder(projectRoot, Infinity), tmpdir());
  assert.equal(chooseFolder('/nowhere', 1), tmpdir());
});
