import { z } from 'zod';
import { isObject, type Json, type JsonObject } from './json.ts';

type Words = Readonly<Record<string, string>>;

const describe = (properties: JsonObject, words: Words): JsonObject =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = words[name];
      return [name, isObject(schema) && description !== undefined ? { description, ...schema } : schema];
    }),
  );

/** Adds to the fields of all bodies and replies what they mean, by their names. */
export const describeFields = <Document extends object>(document: Document, words: Words): Document => {
  const described: unknown = JSON.parse(JSON.stringify(document), (key, value: Json) =>
    key === 'properties' && isObject(value) ? describe(value, words) : value,
  );
  return z.custom<Document>().parse(described);
};
