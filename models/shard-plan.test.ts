import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { listModelShapes } from './define-model.ts';

const page = readFileSync(join(projectRoot, 'docs/sharding.md'), 'utf8');

const readTable = (pattern: RegExp) =>
  [...page.matchAll(pattern)].map(([, collection = '', key = '']) => ({
    collection,
    fields: [...key.matchAll(/([\w.]+): (?:1|-1|'hashed')/g)].map(([, field = '']) => field),
    isHashed: key.includes('hashed'),
  }));

/** The first table: a collection, its key or "none", rows, size, writes. */
const plan = readTable(/^\| `([\w.]+)` +\| (`\{[^}]+\}`|none) +\|[^|]+\|[^|]+\|[^|]+\|$/gm);
/** The second: a unique index that the key does not cover, and what replaces it. */
const replaced = readTable(/^\| `([\w.]+)` +\| (`\{[^}]+\}`) +\|[^|]{20,}\|$/gm);

before(async () => {
  const files = globSync('models/**/*.ts', { cwd: projectRoot, exclude: ['**/*.test.ts'] });
  await Promise.all(files.map((file) => import(join(projectRoot, file))));
});

const shapes = () => atLeastOne(listModelShapes());

const findPlan = (collection: string) => plan.find((one) => one.collection === collection);

// Under a hashed key, MongoDB keeps no index unique but that of `_id`.
const isCovered = (collection: string, index: readonly string[]): boolean => {
  const { fields = [], isHashed = false } = findPlan(collection) ?? {};
  return fields.length === 0 || (!isHashed && fields.every((field, at) => index[at] === field));
};

test('every collection has its place in the shard plan, once', () => {
  assert.deepEqual(
    plan.map(({ collection }) => collection).toSorted(),
    shapes()
      .map(({ collection }) => collection)
      .toSorted(),
    'add a row in docs/sharding.md, or remove it',
  );
});

test('a shard key consists of fields that the collection has', () => {
  const known = new Map(shapes().map(({ collection, fields }) => [collection, fields]));
  const wrong = plan.flatMap(({ collection, fields }) =>
    fields
      .filter((field) => !known.get(collection)?.includes(field))
      .map((field) => `${collection} ${field}`),
  );
  assert.deepEqual(wrong, []);
});

test('a unique index starts with the shard key, or its replacement is planned', () => {
  const uncovered = shapes().flatMap(({ collection, uniqueIndexes }) =>
    uniqueIndexes
      .filter((index) => !isCovered(collection, index))
      .map((index) => `${collection} ${index.join(' ')}`),
  );
  assert.deepEqual(
    atLeastOne(uncovered).toSorted(),
    replaced.map(({ collection, fields }) => `${collection} ${fields.join(' ')}`).toSorted(),
    'name the replacement in docs/sharding.md',
  );
});

test('a capped collection is not split', () => {
  for (const { collection } of atLeastOne(shapes().filter(({ isCapped }) => isCapped)))
    assert.deepEqual(findPlan(collection)?.fields, []);
});
