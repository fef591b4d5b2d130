import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../../..');

// Imports of types are gone in a bundle; all others it follows.
const importsOf = (file: string): string[] => {
  const found = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\s)[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm,
  );
  return [...found].map(([, named, bare]) => named ?? bare ?? '');
};

const resolve = (from: string, name: string): string =>
  name.startsWith('#') ? join(root, name.slice(1)) : join(dirname(from), name);

/** Packages that a file brings into a bundle, itself or by what it imports. */
const packagesOf = (start: string): Set<string> => {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of importsOf(file)) {
      if (/^[.#]/.test(name)) visit(resolve(file, name));
      else packages.add(name);
    }
  };
  visit(start);
  return packages;
};

test('the API client and the names of calls import no packages', () => {
  const files = ['lib/platform/browser/api.ts', ...globSync('lib/**/*.calls.ts', { cwd: root })];
  assert.ok(files.length > 3);
  for (const file of files) assert.deepEqual([...packagesOf(join(root, file))], [], file);
});

test('the socket client imports socket.io-client and nothing else', () => {
  assert.deepEqual(
    [...packagesOf(join(root, 'lib/features/messages/client/follow-messages.ts'))],
    ['socket.io-client'],
  );
});

test('the check finds zod in a contract', () => {
  assert.ok(packagesOf(join(root, 'lib/features/catalogue/contracts/named-lists.ts')).has('zod'));
});
