import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { keepSecrets } from './secrets.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hunar-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('secrets are made once, kept, and readable only by their owner', () => {
  const made = keepSecrets(dataDir);
  assert.ok((made['JWT_SECRET'] ?? '').length >= 32);
  assert.deepEqual(keepSecrets(dataDir), made);
  assert.equal(statSync(join(dataDir, 'secrets.json')).mode & 0o777, 0o600);
});

test('a damaged secrets file is refused and never replaced by new secrets', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{"JWT_SEC');
  assert.throws(() => keepSecrets(dataDir), SetUpError);
});
