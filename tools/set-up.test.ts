import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '#lib/platform/config/project-root.ts';

type Packages = Record<string, { version: string; dev?: boolean }>;

const version = '1.0.0';
const mongoose = { 'node_modules/mongoose': { version } };
const firebase = { 'node_modules/firebase-admin': { version } };
const node = { 'node_modules/node': { version, dev: true } };

const fill = (folder: string, present: Packages): void => {
  for (const path of ['tools', 'server/scripts', 'node_modules', ...Object.keys(present)])
    mkdirSync(join(folder, path), { recursive: true });
  cpSync(join(projectRoot, 'tools/set-up.mjs'), join(folder, 'tools/set-up.mjs'));
  const files = {
    'server/scripts/outbox.ts': "process.stdout.write('The command runs.');",
    'package-lock.json': JSON.stringify({ packages: { ...mongoose, ...firebase, ...node } }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: present }),
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
};

/** The output of `npm run outbox` where these packages are in place. There is no npm, so nothing is installed. */
const runOutbox = (present: Packages): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hunar-set-up-'));
  try {
    fill(folder, present);
    const args = [join(folder, 'tools/set-up.mjs'), 'outbox'];
    const env = { ...process.env, PATH: folder };
    return spawnSync(process.execPath, args, { encoding: 'utf8', env }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

test('an operators’ command runs on the packages of an image, also without those of Firebase', () => {
  assert.match(runOutbox({ ...mongoose, ...firebase }), /The command runs/);
  assert.match(runOutbox(mongoose), /The command runs/);
});

test('an operators’ command is refused packages of another version', () => {
  assert.match(runOutbox({ 'node_modules/mongoose': { version: '0.9.0' } }), /Installing packages/);
});

test('a clone with packages for development needs all of them', () => {
  assert.match(runOutbox({ ...mongoose, ...node }), /Installing packages/);
  assert.match(runOutbox({ ...mongoose, ...firebase, ...node }), /The command runs/);
});

test('packages are installed where there are none', () => {
  assert.match(runOutbox({}), /Installing packages/);
});
