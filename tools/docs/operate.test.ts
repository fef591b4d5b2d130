import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

test('each operators’ command runs with production packages alone', () => {
  const [, section = ''] = /^## Operate\n(.*?)^## /ms.exec(read('docs/commands.md')) ?? [];
  const documented = [...section.matchAll(/`npm run ([a-z-]+)/g)].map(([, name = '']) => name);
  const [, list = ''] = /forOperators = new Set\(\[(.*?)\]\)/.exec(read('tools/set-up.mjs')) ?? [];
  const known = [...list.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name);
  assert.deepEqual(known.toSorted(), [...new Set(atLeastOne(documented))].toSorted());
});
