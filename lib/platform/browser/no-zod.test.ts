import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../../..');

// Type imports are erased and do not count.
const listImports = (file: string): string[] => {
  const found = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\s)[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map(([, named, bare]) => named ?? bare ?? '');
};

const resolve = (from: string, name: string): string =>
  name.startsWith('#') ? join(root, name.slice(1)) : join(dirname(from), name);

/** The packages that a file pulls into a bundle, directly or through its imports. */
const bundledPackages = (start: string): Set<string> => {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of listImports(file)) {
      if (/^[.#]/.test(name)) visit(resolve(file, name));
      else packages.add(name);
    }
  };
  visit(start);
  return packages;
};

test('the API client and the names of calls import no packages', () => {
  for (const file of ['lib/platform/browser/api.ts', 'lib/wiring/calls.ts'])
    assert.deepEqual([...bundledPackages(join(root, file))], [], file);
});

test('the socket client imports socket.io-client and nothing else', () => {
  assert.deepEqual(
    [...bundledPackages(join(root, 'lib/features/messages/client/follow-messages.ts'))],
    ['socket.io-client'],
  );
});

test('the check finds zod in a contract', () => {
  assert.ok(bundledPackages(join(root, 'lib/features/catalogue/contracts/named-lists.ts')).has('zod'));
});
