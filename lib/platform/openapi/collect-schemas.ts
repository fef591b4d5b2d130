import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** `input` describes what a caller may send, `output` what the API answers. */
type Direction = 'input' | 'output';

const relocate = (schema: JsonSchema): JsonSchema => {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  const relocated: JsonSchema = JSON.parse(text);
  return relocated;
};

/** Turns zod schemas into JSON Schema and gathers the named ones (`.meta({ id })`) for `components/schemas`. */
export const collectSchemas = () => {
  const named = new Map<string, JsonSchema>();

  const remember = (name: string, schema: JsonSchema): void => {
    const before = named.get(name);
    if (before && JSON.stringify(before) !== JSON.stringify(schema))
      throw new Error(`Two schemas are called ${name}, or it reads otherwise in a body: name them apart.`);
    named.set(name, schema);
  };

  const convert = (schema: z.ZodType, io: Direction): JsonSchema => {
    const { $schema: _, $defs = {}, ...own } = relocate(z.toJSONSchema(schema, { io }));
    for (const [name, definition] of Object.entries($defs)) remember(name, definition);
    return own;
  };

  const all = (): Record<string, JsonSchema> =>
    Object.fromEntries([...named].toSorted(([a], [b]) => (a < b ? -1 : 1)));

  return { convert, all };
};

export type Schemas = ReturnType<typeof collectSchemas>;
