import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { id, text, wholeNumber } from '#lib/platform/contract/fields.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { errorReply as errorSchema } from '#lib/platform/contract/envelope.ts';
import { faultsIn } from '#lib/platform/contract/field-faults.ts';
import * as texts from '#lib/wiring/texts/refusals.en.ts';
import { errorReply } from './handle.ts';

const body = z.strictObject({
  name: text({ min: 2, max: 5 }),
  age: z.int().min(18).max(99).optional(),
  kind: z.enum(['a', 'b']).optional(),
  key: z
    .string()
    .regex(/^[ab]$/, 'invalid_value')
    .optional(),
  shape: z
    .discriminatedUnion('state', [
      z.strictObject({ state: z.literal('open') }),
      z.strictObject({ state: z.literal('closed') }),
    ])
    .optional(),
  address: z.strictObject({ pinCode: z.string() }).optional(),
  ids: z.array(id()).max(1).optional(),
  limit: wholeNumber({ min: 1, max: 50 }).optional(),
});

const listErrors = async (value: unknown) => {
  const result = body.safeParse(value, { reportInput: true });
  if (result.success) return [];
  const reply = errorReply(
    new AppError('validation_failed', { errors: faultsIn(body, value, result.error) }),
    'r',
    { texts, accept: null },
  );
  const { errors = [] } = errorSchema.parse(await reply.json());
  return errors.map(({ field, code, message }) => ({ field, code, message }));
};

const cases: [string, object, { field: string; code: string; message: string }][] = [
  ['missing', {}, { field: 'name', code: 'required', message: 'This field is required' }],
  [
    'short',
    { name: 'a' },
    { field: 'name', code: 'text_too_short', message: 'Must be at least 2 characters' },
  ],
  [
    'long',
    { name: 'abcdef' },
    { field: 'name', code: 'text_too_long', message: 'Must not exceed 5 characters' },
  ],
  [
    'small',
    { name: 'ab', age: 3 },
    { field: 'age', code: 'number_too_small', message: 'Must be at least 18' },
  ],
  ['big', { name: 'ab', age: 300 }, { field: 'age', code: 'number_too_big', message: 'Must not exceed 99' }],
  [
    'of the wrong type',
    { name: 'ab', age: 'x' },
    { field: 'age', code: 'invalid_type', message: 'This has the wrong format' },
  ],
  ['null', { name: null }, { field: 'name', code: 'required', message: 'This field is required' }],
  [
    'null but may be left out',
    { name: 'ab', address: null },
    { field: 'address', code: 'null_given', message: 'Leave this out, or give it a value' },
  ],
  [
    'a fraction',
    { name: 'ab', age: 20.5 },
    { field: 'age', code: 'whole_number', message: 'Please enter a whole number' },
  ],
  [
    'not one of the choices',
    { name: 'ab', kind: 'c' },
    {
      field: 'kind',
      code: 'unknown_choice',
      message: 'This value isn’t allowed here. Choose one of: a, b',
    },
  ],
  [
    'not of the form that is asked',
    { name: 'ab', key: 'C' },
    { field: 'key', code: 'invalid_value', message: 'This value isn’t allowed here' },
  ],
  [
    'of no known shape',
    { name: 'ab', shape: { state: 'lost' } },
    {
      field: 'shape.state',
      code: 'unknown_choice',
      message: 'This value isn’t allowed here. Choose one of: open, closed',
    },
  ],
  [
    'nested',
    { name: 'ab', address: {} },
    { field: 'address.pinCode', code: 'required', message: 'This field is required' },
  ],
  [
    'unknown and nested',
    { name: 'ab', address: { pinCode: '1', $set: 1 } },
    { field: 'address.$set', code: 'unknown_field', message: 'This field isn’t accepted here' },
  ],
  [
    'in a list',
    { name: 'ab', ids: ['x'] },
    { field: 'ids.0', code: 'invalid_id', message: 'The ID must be exactly 24 characters' },
  ],
  [
    'one entry too many',
    { name: 'ab', ids: ['a'.repeat(24), 'b'.repeat(24)] },
    { field: 'ids', code: 'list_too_long', message: 'Must not have more than 1 entries' },
  ],
  [
    'a number with bounds',
    { name: 'ab', limit: '99' },
    { field: 'limit', code: 'number_too_big', message: 'Must not exceed 50' },
  ],
];

for (const [name, value, expected] of cases) {
  test(`a field that is ${name} is reported with its path, code and message`, async () => {
    assert.deepEqual(await listErrors(value), [expected]);
  });
}

test('all faults are named at once', async () => {
  const fields = (await listErrors({ age: 3, x: 1, y: 1 })).map(({ field }) => field);
  assert.deepEqual(fields.sort(), ['age', 'name', 'x', 'y']);
});
