import type { SchemaNode } from '#lib/platform/openapi/contract.ts';

interface Node extends SchemaNode {
  readonly additionalProperties?: boolean | Node;
  readonly default?: unknown;
}

const isPlainName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

const toKey = (name: string): string => (isPlainName(name) ? name : JSON.stringify(name));

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

const toObject = ({ properties = {}, required = [], additionalProperties }: Node): string => {
  const fields = Object.entries(properties).map(
    ([name, schema = {}]) => `${toKey(name)}${required.includes(name) ? '' : '?'}: ${toType(schema)};`,
  );
  if (fields.length > 0) return `{ ${fields.join(' ')} }`;
  return typeof additionalProperties === 'object'
    ? `Record<string, ${toType(additionalProperties)}>`
    : 'Record<string, never>';
};

const toNamedType = (type: string, schema: Node): string => {
  if (type === 'array') return `Array<${toType(schema.items ?? {})}>`;
  if (type === 'object') return toObject(schema);
  if (schema.format === 'binary') return 'Blob';
  return primitives[type] ?? 'unknown';
};

/** Writes a JSON Schema of our API description as a TypeScript type. */
export const toType = (schema: Node): string => {
  const { $ref, anyOf, oneOf, allOf, type } = schema;
  const choices = anyOf ?? oneOf;
  if ($ref !== undefined) return `Schemas[${JSON.stringify($ref.slice($ref.lastIndexOf('/') + 1))}]`;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  if (choices) return `(${union(choices.map(toType))})`;
  if (allOf) return allOf.map(toType).join(' & ');
  if (type === undefined) return schema.properties ? toObject(schema) : 'unknown';
  return union([type].flat().map((one) => toNamedType(one, schema)));
};
