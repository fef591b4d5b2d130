import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import * as audit from './audit.ts';

test('the audit has one function to add a row, three to read rows and none to change or remove them', () => {
  assert.deepEqual(Object.keys(audit).toSorted(), [
    'insertAudit',
    'listAllAudit',
    'listAuditFor',
    'sumCreditGiven',
  ]);
  const sources = globSync(['lib/**/*.ts', 'models/**/*.ts', 'server/**/*.ts', 'app/**/*.ts'], {
    cwd: projectRoot,
    exclude: ['server/migrations/**', 'e2e/kit/**', 'e2e/proofs/prove-play/**', '**/*.test.ts'],
  });
  assert.ok(sources.includes('models/platform/audit.ts'));
  const around = sources.filter((path) =>
    /collection\(\s*'audit'/.test(readFileSync(`${projectRoot}/${path}`, 'utf8')),
  );
  assert.deepEqual(around, []);
});
