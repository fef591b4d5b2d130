import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { faultsIn } from '#lib/platform/contract/field-faults.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { loadContracts } from './routes.ts';

const contracts = await loadContracts();

/** The code that a body is refused with for one of its fields; null where that field is taken. */
const codeFor = (schema: z.ZodType, field: string, value: object): string | null => {
  const result = schema.safeParse(value, { reportInput: true });
  const faults = result.success ? [] : faultsIn(schema, value, result.error);
  return faults.find((fault) => fault.field === field)?.code ?? null;
};

const bodiesOf = ({ name, body }: Contract) => (body instanceof z.ZodObject ? [{ name, body }] : []);

test('every body refuses a null field like a missing one, or documents it as optional', () => {
  const bodies = contracts.flatMap(bodiesOf);
  assert.ok(bodies.length > 50);
  for (const { name, body } of bodies)
    for (const field of atLeastOne(Object.keys(body.shape))) {
      const [absent, ofNull] = [codeFor(body, field, {}), codeFor(body, field, { [field]: null })];
      // Null is meaningful where the schema accepts it.
      if (ofNull === null) continue;
      assert.equal(ofNull, absent ?? 'null_given', `${name}: ${field}`);
    }
});
