import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** `input` describes requests, `output` replies. */
type Direction = 'input' | 'output';

const relocate = (schema: JsonSchema): JsonSchema => {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  const relocated: JsonSchema = JSON.parse(text);
  return relocated;
};

/** Leaves out what says nothing: the bounds that every integer of JavaScript has, and the type of listed values. */
const dropNoise = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.enum || 'const' in jsonSchema) delete jsonSchema.type;
};

/** Replies may gain fields at any time, so a client must not refuse those that it does not know. */
const openReplies = ({ jsonSchema }: { jsonSchema: JsonSchema }): void => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
};

const toOpenText = (schema: JsonSchema): string =>
  JSON.stringify(schema).replaceAll(',"additionalProperties":false', '');

/** Converts zod schemas to JSON Schema and collects the named ones (`.meta({ id })`) for `components/schemas`. */
export const collectSchemas = () => {
  const named = new Map<string, JsonSchema>();

  const remember = (name: string, schema: JsonSchema): void => {
    const before = named.get(name);
    if (before && toOpenText(before) !== toOpenText(schema))
      throw new Error(`Two schemas are called ${name}, or it differs in a body: give them different names.`);
    // A schema that is also sent stays closed: a body may not have other fields.
    if (!before || JSON.stringify(schema).length > JSON.stringify(before).length) named.set(name, schema);
  };

  const convert = (schema: z.ZodType, io: Direction): JsonSchema => {
    const {
      $schema: _,
      $defs = {},
      ...own
    } = relocate(
      z.toJSONSchema(schema, {
        io,
        override: (context) => {
          dropNoise(context);
          if (io === 'output') openReplies(context);
        },
      }),
    );
    for (const [name, definition] of Object.entries($defs)) remember(name, definition);
    return own;
  };

  const all = (): Record<string, JsonSchema> =>
    Object.fromEntries([...named].toSorted(([a], [b]) => (a < b ? -1 : 1)));

  return { convert, all };
};

export type Schemas = ReturnType<typeof collectSchemas>;
