import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const app = join(import.meta.dirname, '../../app');

// Next also shows it for the pages below, until their own arrives: `(list)/` limits it to one page.
test('a loading file belongs to exactly one page', () => {
  const folders = globSync('**/loading.tsx', { cwd: app }).map(dirname);
  assert.ok(folders.length > 10);
  for (const folder of folders)
    assert.deepEqual(globSync('**/page.tsx', { cwd: join(app, folder) }), ['page.tsx'], folder);
});
