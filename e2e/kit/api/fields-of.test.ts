import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { listFields, valueAt, withValueAt } from './fields-of.ts';

const schema = z.strictObject({
  name: z.string().meta({ maxLength: 30 }),
  kind: z.enum(['a', 'b']),
  places: z.array(z.object({ city: z.string().max(9).nullable() })).optional(),
  ids: z.union([z.string(), z.array(z.string())]),
});

test('finds every path of a schema', () => {
  const found = listFields(schema).map(({ path, type }) => `${path.join('.')}:${type}`);
  assert.deepEqual(found, [
    ':object',
    'name:string',
    'kind:string',
    'places:array',
    'places.0:object',
    'places.0.city:string',
    'places.0.city:null',
    'ids:string',
    'ids:array',
    'ids.0:string',
  ]);
});

test('free text and strict objects are marked', () => {
  const fields = listFields(schema);
  assert.deepEqual(
    fields.filter(({ isFreeText }) => isFreeText).map(({ path }) => path.join('.')),
    ['name', 'places.0.city'],
  );
  assert.deepEqual(
    fields.filter(({ isStrict }) => isStrict).map(({ path }) => path.join('.')),
    [''],
  );
  assert.equal(fields.find(({ path }) => path[0] === 'name')?.maxLength, 30);
});

test('a value is written at its path and read back', () => {
  const changed = withValueAt({ name: 'x' }, ['places', '0', 'city'], 'Pune');
  assert.deepEqual(changed, { name: 'x', places: [{ city: 'Pune' }] });
  assert.equal(valueAt(changed, ['places', '0', 'city']), 'Pune');
  assert.equal(valueAt(changed, ['places', '1', 'city']), undefined);
});
