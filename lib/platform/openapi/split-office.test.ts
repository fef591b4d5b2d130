import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id } from '#lib/platform/contract/fields.ts';
import * as texts from '#lib/wiring/texts/refusals.en.ts';
import { buildOpenApi } from './build-openapi.ts';
import { listOperations } from './list-operations.ts';
import { mergeOffice, selectGroup, splitOffice } from './split-office.ts';

const toy = z.strictObject({ _id: id() }).meta({ id: 'Toy' });
const secret = z.strictObject({ price: z.int(), toy }).meta({ id: 'Secret' });

const readToy = contract('GET /toys/{id}', {
  summary: 'A toy',
  access: 'public',
  rate: 'read',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ data: toy }),
});

const readSecret = contract('GET /admin/toys/{id}', {
  summary: 'A toy as the office sees it',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  params: z.strictObject({ id: id() }),
  reply: z.strictObject({ data: secret }),
});

const words = {
  tags: { office: 'For admins.', toys: 'Things to play with.' },
  parameters: { id: 'Its id.' },
  fields: {},
};
const document = buildOpenApi({ contracts: [readToy, readSecret], texts, words });
const { people, office } = splitOffice(document);

test('each part has its own calls and groups, and the schemas that they use', () => {
  assert.deepEqual(Object.keys(people.paths), ['/toys/{id}']);
  assert.deepEqual(Object.keys(office.paths), ['/admin/toys/{id}']);
  assert.deepEqual(
    [people.tags, office.tags].map((tags) => tags.map(({ name }) => name)),
    [['toys'], ['office']],
  );
  assert.ok(people.components.schemas['Toy']);
  assert.equal(people.components.schemas['Secret'], undefined);
  assert.ok(office.components.schemas['Secret']);
  assert.ok(office.components.schemas['Toy'], 'another schema uses it');
});

test('both parts together are the whole', () => {
  const merged = mergeOffice(people, office);
  assert.deepEqual(merged.paths, document.paths);
  assert.equal(listOperations(merged).length, 2);
  assert.deepEqual(merged.components.schemas['Secret'], document.components.schemas['Secret']);
});

test('a group has its own calls, and the schemas that they use', () => {
  const { paths, tags, components } = selectGroup(document, 'toys');
  assert.deepEqual(Object.keys(paths), ['/toys/{id}']);
  assert.deepEqual(
    tags.map(({ name }) => name),
    ['toys'],
  );
  assert.deepEqual(
    ['Toy', 'Secret'].map((name) => name in components.schemas),
    [true, false],
  );
});
