import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'zod';
import { atLeastOne } from '#e2e/kit/assert-each.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const floors = z.record(z.string(), z.string()).parse(read('./version-floor.json'));
const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(read('../../package-lock.json'));

const numbers = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);

const isBelow = (version: string, floor: string): boolean => {
  const [actual, minimum] = [numbers(version), numbers(floor)];
  const at = minimum.findIndex((part, index) => part !== actual[index]);
  return at >= 0 && (actual[at] ?? 0) < (minimum[at] ?? 0);
};

/** Every installed copy, including those inside other packages. */
const listCopies = (name: string): string[] =>
  Object.entries(packages)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .flatMap(([, { version }]) => version ?? []);

for (const [name, floor] of atLeastOne(Object.entries(floors))) {
  test(`no copy of ${name} is older than ${floor}, the first without known vulnerabilities`, () => {
    assert.ok(listCopies(name).length > 0, 'it is installed');
    assert.deepEqual(
      listCopies(name).filter((version) => isBelow(version, floor)),
      [],
    );
  });
}

test('versions are compared by number', () => {
  const cases: [string, string, boolean][] = [
    ['9.1.5', '9.1.6', true],
    ['9.1.6', '9.1.6', false],
    ['9.12.1', '9.1.6', false],
    ['8.99.0', '9.1.6', true],
    ['10.0.0', '9.1.6', false],
    ['9.1.6-beta.1', '9.1.6', false],
  ];
  for (const [version, floor, expected] of cases) assert.equal(isBelow(version, floor), expected, version);
});
