import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { assertEach, atLeastOne } from '#e2e/kit/assert-each.ts';
import { listBundled, readLock } from './list-packages.ts';
import { writeNotices } from './write-notices.ts';

const notices = writeNotices(projectRoot);
const hasNotice = (path: string): boolean => {
  const { name, version } = z
    .looseObject({ name: z.string(), version: z.string() })
    .parse(JSON.parse(readFileSync(join(projectRoot, path, 'package.json'), 'utf8')));
  return notices.includes(`\n${name} ${version} (`);
};

test('every production package has its licence in the notices', () => {
  const production = [...readLock(projectRoot)]
    .filter(([path, { dev, devOptional }]) => !dev && !devOptional && existsSync(join(projectRoot, path)))
    .map(([path]) => path);
  assert.ok(production.length > 100);
  assert.deepEqual(
    production.filter((path) => !hasNotice(path)),
    [],
  );
});

test('bundled packages and fonts have notices, although they are development packages', () => {
  const bundled = listBundled(projectRoot).map((name) => `node_modules/${name}`);
  for (const name of ['react-hook-form', 'lucide-react', 'radix-ui', 'socket.io-client', 'tailwindcss'])
    assert.ok(bundled.includes(`node_modules/${name}`), name);
  const fonts = [...readLock(projectRoot).keys()].filter((path) => path.includes('@fontsource'));
  assertEach(atLeastOne([...bundled, ...fonts]), hasNotice);
  assert.match(notices, /SIL OPEN FONT LICENSE/i);
  assert.match(notices, /libvips/);
});

test('packages used only to build or check are left out', () => {
  for (const name of ['eslint', 'typescript', 'prettier', '@playwright/test', 'knip'])
    assert.ok(!notices.includes(`\n${name} `), name);
});
