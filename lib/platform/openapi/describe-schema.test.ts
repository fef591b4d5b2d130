import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeSchema } from './describe-schema.ts';

test('an object is described like a type, with limits and optional fields', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 30 },
      at: { type: 'string', format: 'date-time' },
      toys: { type: 'array', items: { $ref: '#/components/schemas/Toy' } },
      done: { const: true },
    },
    required: ['name', 'toys', 'done'],
  };
  assert.equal(
    describeSchema(schema),
    '{\n  name: string (2–30)\n  at?: string (date-time)\n  toys: Toy[]\n  done: true\n}',
  );
});

test('alternatives are joined by a bar', () => {
  assert.equal(describeSchema({ anyOf: [{ type: 'string' }, { type: 'null' }] }), 'string | null');
  assert.equal(describeSchema({ enum: ['a', 'b'] }), '"a" | "b"');
});
