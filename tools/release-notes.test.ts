import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { APP_VERSION } from '#lib/platform/config/app-version.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';

const printNotes = (version: string) =>
  spawnSync(process.execPath, [join(projectRoot, 'tools/release-notes.mjs'), version], { encoding: 'utf8' });

test('the notes of a release are its section of the changelog', () => {
  const { status, stdout } = printNotes(APP_VERSION);
  assert.equal(status, 0);
  assert.match(stdout, /^### Added$/m);
  assert.doesNotMatch(stdout, /^## /m);
});

test('a tag that the files do not have is no release', () => {
  for (const version of ['', '9.9.9', `${APP_VERSION}0`, APP_VERSION.replaceAll('.', '0')]) {
    const { status, stdout, stderr } = printNotes(version);
    assert.equal(status, 1, version);
    assert.equal(stdout, '');
    assert.match(stderr, /^package\.json has another version than /);
  }
});
