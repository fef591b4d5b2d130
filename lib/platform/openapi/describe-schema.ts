import type { SchemaNode } from './contract.ts';

const range = (min: number | undefined, max = Infinity): string => {
  const isOpen = max >= Number.MAX_SAFE_INTEGER;
  if (min === undefined && isOpen) return '';
  return isOpen ? `at least ${min}` : `${min ?? 0}–${max}`;
};

const describeLimits = ({ minLength, maxLength, minimum, maximum, format }: SchemaNode): string[] =>
  [range(minLength, maxLength), range(minimum, maximum), format ?? ''].filter((limit) => limit !== '');

const limitsIn = (schema: SchemaNode): string => {
  const limits = describeLimits(schema);
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
};

const describeValue = (schema: SchemaNode): string =>
  [schema.type ?? 'anything'].flat().join(' | ') + limitsIn(schema);

const toName = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const describeObject = ({ properties = {}, required = [] }: SchemaNode, indent: string): string => {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema = {}]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${describe(schema, inner)}`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
};

const describe = (schema: SchemaNode, indent: string): string => {
  const { $ref, anyOf, oneOf, allOf, items, properties } = schema;
  const choices = anyOf ?? oneOf;
  if ($ref !== undefined) return toName($ref) + limitsIn(schema);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (choices) return choices.map((choice) => describe(choice, indent)).join(' | ');
  if (allOf) return allOf.map((part) => describe(part, indent)).join(' & ');
  if (items) return `${describe(items, indent)}[]`;
  return properties ? describeObject(schema, indent) : describeValue(schema);
};

/** A schema in a few lines that read like a type: `{ name: string (2–30) }`; `?` marks optional fields. */
export const describeSchema = (schema: SchemaNode): string => describe(schema, '');
